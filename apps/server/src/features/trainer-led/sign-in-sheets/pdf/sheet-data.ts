/** Line of one delegate. `services` are names in one text. */
export type SheetLine = { name: string; services: string; job: string };

/** All data on a sign-in sheet. */
export type SheetData = {
  title: string;
  organisation: string;
  /** Facts above the table, each with its label: date and times, place, trainer. */
  facts: { label: string; value: string }[];
  lines: SheetLine[];
  createdAt: Date;
};
