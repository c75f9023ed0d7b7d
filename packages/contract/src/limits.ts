/** Maximum number of pixels of an uploaded picture. The camera of a usual phone makes fewer. */
export const picturePixelsMax = 50_000_000;

/** Limits that server schemas, forms and database columns share. */
export const limits = {
  name: 255,
  title: 255,
  text: 2_000,
  email: 254,
  passwordMin: 8,
  passwordMax: 128,
  pageSize: 20,
  pageSizeMax: 100,
  purchaseMax: 10_000,
  certificateMonthsMax: 120,
  /** Maximum number of people or records of one bulk command. */
  bulkMax: 2_000,
  suspendData: 64_000,
  packageBytes: 1_073_741_824,
  documentBytes: 52_428_800,
  imageBytes: 5_242_880,
  evidenceBytes: 10_485_760,
} as const;
