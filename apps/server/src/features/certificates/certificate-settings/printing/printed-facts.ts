/** Picture that a certificate prints. `key` is the key of its stored file, which is never deleted. */
type PrintedPicture = { key: string };

/**
 * Printed facts of a certificate of the second layout, as they were on the day of issue. They include the name of the
 * signatory. The name of the holder has its own columns, so that an erasure finds it.
 */
export type PrintedSettings = {
  drawing: 2;
  /** Prints names in all scripts. Missing on certificates from before that, which keep their files. */
  has_all_scripts?: true;
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
