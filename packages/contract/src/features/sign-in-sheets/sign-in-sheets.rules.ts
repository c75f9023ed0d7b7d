/** Most files with signed sheets of one session. */
export const signedSheetsMax = 10;

/** Days after the end of a course in which files can still be added. */
export const signedSheetDays = 30;

/** Days after the end of a course after which the files are deleted, because they name many people. */
export const signedSheetsKeptDays = 365;
