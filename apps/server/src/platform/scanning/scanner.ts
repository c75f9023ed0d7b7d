import { scanWithClamd } from './clamd.ts';

/** `unscanned`: there is no scanner, or it did not answer. */
export type ScanResult = 'unscanned' | 'clean' | 'infected';

/** Virus scanner for uploaded files. */
export type Scanner = {
  /** False when none is set up. Files are then served without a scan, and screens say so. */
  isOn: boolean;
  /** Scans a file on disk. A scanner that is away or refuses the file leaves it unscanned. */
  scan: (path: string) => Promise<ScanResult>;
};

/** Returns the scanner at an address such as `tcp://clamd.example.org:3310`, or one that is off. */
export function createScanner(clamdUrl: string | undefined): Scanner {
  if (clamdUrl === undefined) return { isOn: false, scan: async () => 'unscanned' };
  const { hostname, port } = new URL(clamdUrl);
  const address = { host: hostname.replace(/^\[|\]$/gu, ''), port: Number(port || 3_310) };
  return { isOn: true, scan: (path) => scanWithClamd(address, path).catch(() => 'unscanned' as const) };
}
