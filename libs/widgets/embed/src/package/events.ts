/** What `foyer:error` carries. */
export interface FoyerErrorDetail {
  /** The problem's code: of the portal's API, or `wrong_attributes`, `not_loaded`, `network`, `failed`. */
  code: string;
  /** The attributes that are wrong, each with its rule. */
  problems?: readonly { attribute: string; rule: string }[];
  /** What was thrown. */
  fault?: unknown;
}

/** The events of the widgets by their names. All bubble, and leave shadow roots. */
export interface FoyerEvents {
  /** The widget is shown for the first time. */
  'foyer:ready': CustomEvent<object>;
  /** The chat's panel or the shop's cart was opened. */
  'foyer:open': CustomEvent<object>;
  /** The chat's panel or the shop's cart was closed. */
  'foyer:close': CustomEvent<object>;
  /** Something went wrong; the widget says it in its place. */
  'foyer:error': CustomEvent<FoyerErrorDetail>;
  /** A message of another member has come. */
  'foyer:message': CustomEvent<{ conversation_id: string; id: string }>;
  /** The cart holds so many rewards now. */
  'foyer:cart': CustomEvent<{ count: number }>;
}
