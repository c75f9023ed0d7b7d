/** One person who has read the version. `day` is as people read it. */
export type SignatureLine = { name: string; services: string; job: string; day: string };

/** All data on a signature sheet. */
export type SignatureSheetData = {
  title: string;
  organisation: string;
  /** Facts above the table, each with its label. */
  facts: { label: string; value: string }[];
  /** Words that readers confirmed. Several where the words were changed. Empty where none were asked for. */
  statements: string[];
  /** Heading of the column of days: "Acknowledged" or "Opened". */
  dayHead: string;
  lines: SignatureLine[];
  createdAt: Date;
};
