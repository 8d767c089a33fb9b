/** Spellings of addresses that browsers or servers between them and us read as one of the API: none may be a link of an editor. */
export const apiSpellings: readonly string[] = [
  ...['/api', '/api/', '/api/v2/auth/logout', '/API/v2/auth/logout', '/Api/V2/auth/logout?locale=de_DE#x', '/api?x', '/api#x'],
  ...[
    '/./api/v2/auth/logout',
    '/../api/v2/auth/logout',
    '/news/../api/v2/auth/logout',
    '/a/b/../../api/v2/auth/logout',
    '/././api',
    '/a/..//api',
  ],
  ...[
    '/%61pi/v2/auth/logout',
    '/a%70i/v2/auth/logout',
    '/%41%50%49/v2/auth/logout',
    '/%2561pi/v2/auth/logout',
    '/%252561pi/v2/auth/logout',
  ],
  ...[
    '/%2e/api/v2/auth/logout',
    '/x/%2e%2e/api/v2/auth/logout',
    '/x/.%2E/api/v2',
    '/%2e%2e%2fapi/v2/auth/logout',
    '/x/..%2fapi/v2',
    '/%2fapi/v2',
  ],
  ...['/x/%252e%252e/api/v2/auth/logout', '/.%5c..%5capi/v2', '/x%5c..%5c..%5capi/v2/auth/logout', '/api%2fv2/auth/logout', '/api%5cv2'],
  ...[
    '/\\api/v2/auth/logout',
    '\\api/v2/auth/logout',
    '/x\\..\\api',
    '/\tapi/v2/auth/logout',
    '/a\npi/v2/auth/logout',
    ' /api/v2/auth/logout',
  ],
  ...[
    '/ap%09i/v2/auth/logout',
    '/api%00/v2',
    '/api/v2/media/..',
    '/api/v2/media/../auth/logout',
    '/api/v2/media/%2e%2e/auth/logout',
    '/api/v2/media/',
  ],
  ...[
    '/api/v2/media/x/../../auth/logout',
    '/api/v2/media/x%2f..%2f..%2fauth%2flogout',
    '/api/v2/media/x?w=1&y=2',
    '/api;x=1/v2/auth/logout',
  ],
  ...[
    'https://portal.example/api/v2/auth/logout',
    'HTTPS://PORTAL.EXAMPLE/API/v2/auth/logout',
    'https://portal.example:443/api/v2/auth/logout',
  ],
  ...[
    'https://portal.example/./api/v2/auth/logout',
    'https://portal.example/%61pi/v2/auth/logout',
    'https://portal.example//api/v2/auth/logout',
  ],
  ...[
    'https://portal.example/x/..%2fapi/v2',
    'https://portal.example/x/../api/v2/auth/logout',
    'https://portal.example./api/v2/auth/logout',
  ],
  ...[
    'https://portal.example\\api\\v2\\auth\\logout',
    'https:portal.example/api/v2',
    'https:/portal.example/api/v2',
    '//portal.example/api/v2',
  ],
];

/** Addresses that look like the former and are pages. */
export const pageSpellings: readonly string[] = [
  ...['/', '/news', '/page/welcome?x=1#top', '/page/api', '/news?q=/api/v2/auth/logout', '/page/x#/api/v2', '/page/apiary', '/apiary'],
  ...['/page/%C3%BCber-uns', '/search_results?q=a%20b', '/page/100%25', 'https://jobs.example/apply?next=/api/v2', 'https://api.example/'],
  ...[
    'https://docs.example/api/reference',
    'https://docs.example/guide/api/v2',
    '/api/v2/media/plan.3f9a12ab77c1.pdf',
    '/api/v2/media/lake.jpg?w=960',
  ],
];
