import { Problem } from '../../platform/http/problem.ts';

/** What one member may have under way. */
export const limits = {
  /** Bytes of a file. */
  fileSize: 20 * 1024 * 1024,
  /** Uploads that are not finished. */
  open: 20,
  /** Parts that are being received at the same moment, by one process. */
  partsAtOnce: 6,
  /** An upload is kept so long after its last part. */
  keptMs: 24 * 60 * 60 * 1000,
} as const;

const megabyte = 1024 * 1024;

/** Room that files take up, in bytes. */
export interface Usage {
  member: number;
  customer: number;
}

/** The room there is, in megabytes (`settings.uploads`). */
export interface Quotas {
  memberMb: number;
  customerMb: number;
}

const full = (code: string, limit: number): Problem => new Problem(413, code, { values: { limit } });

/** The refusal of so many bytes more; null where there is room. What editors upload is the customer's. */
export function refuseSize(size: number, used: Usage, { memberMb, customerMb }: Quotas, editor: boolean): Problem | null {
  if (!editor && used.member + size > memberMb * megabyte) return full('member_quota_exceeded', memberMb);
  return used.customer + size > customerMb * megabyte ? full('customer_quota_exceeded', customerMb) : null;
}
