/** The answer of POST /api/admin/heartbeat, once a write is committed. */
export type Heartbeat = {
  isStored: true;
  /** The share of the database's disk that is free, 0 to 1; null if the API cannot see that disk. */
  freeDisk: number | null;
  /** What is wrong with the certificate that the site should have, as a sentence; null if nothing is known to be. */
  certificateProblem: string | null;
};

/** Below this share of free space the owner is warned: requests are refused once the disk is full. */
export const MIN_FREE_DISK = 0.05;
