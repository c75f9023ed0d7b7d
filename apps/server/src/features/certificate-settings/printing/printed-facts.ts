/** Picture that a certificate prints. `key` is that of its stored file, which is never removed. */
type PrintedPicture = { key: string };

/**
 * What a certificate of the second layout prints beside its holder, as it was on the day of issue. Names of people who
 * sign belong to it; the holder's name does not, so that an erasure finds it in its own columns.
 */
export type PrintedSettings = {
  drawing: 2;
  /** Code of the type, such as `attendance`. */
  type: string;
  heading: string;
  lead: string;
  /** Null where the settings do not print it. */
  organisation: string | null;
  hours: string | null;
  objectives: readonly string[];
  footers: readonly string[];
  icons: readonly (PrintedPicture & { title: string })[];
  logo: 'none' | 'site' | (PrintedPicture & { name: string });
  signatory: { name: string; title: string; signature: PrintedPicture | null } | null;
};
