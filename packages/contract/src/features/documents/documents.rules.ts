export const documentCategories = ['guide', 'procedure', 'reference', 'form', 'policy'] as const;
export type DocumentCategory = (typeof documentCategories)[number];

export const documentCategoryTitles: Record<DocumentCategory, string> = {
  guide: 'Guides',
  procedure: 'Procedures',
  reference: 'Reference',
  form: 'Forms',
  policy: 'Policies',
};

const office = 'application/vnd.openxmlformats-officedocument';

export const documentTypes = [
  'application/pdf',
  'text/plain',
  'text/csv',
  'image/png',
  'image/jpeg',
  'image/webp',
  `${office}.wordprocessingml.document`,
  `${office}.spreadsheetml.sheet`,
  `${office}.presentationml.presentation`,
] as const;
export type DocumentType = (typeof documentTypes)[number];

/** Short names of the types of files, for people. */
export const documentTypeNames: Record<DocumentType, string> = {
  'application/pdf': 'PDF',
  'text/plain': 'Text',
  'text/csv': 'CSV',
  'image/png': 'PNG picture',
  'image/jpeg': 'JPEG picture',
  'image/webp': 'WebP picture',
  [`${office}.wordprocessingml.document` as const]: 'Word',
  [`${office}.spreadsheetml.sheet` as const]: 'Excel',
  [`${office}.presentationml.presentation` as const]: 'PowerPoint',
};

/** Returns whether a browser may show a file of this type. All other files are saved. */
export function isShownInBrowser(type: DocumentType): boolean {
  return type === 'application/pdf' || type.startsWith('text/') || type.startsWith('image/');
}

export const audiences = ['everyone', 'chosen'] as const;
export type Audience = (typeof audiences)[number];

export const mustReads = ['none', 'open', 'acknowledge'] as const;
export type MustRead = (typeof mustReads)[number];

export const mustReadWords: Record<MustRead, string> = {
  none: 'No',
  open: 'Open it',
  acknowledge: 'Read and acknowledge it',
};

/** States of a document: `ended` after its last day, `draft` while it is not published or has no file to show. */
export const documentStates = ['draft', 'published', 'ended', 'archived'] as const;
export type DocumentState = (typeof documentStates)[number];

export const documentStateWords: Record<DocumentState, string> = {
  draft: 'Draft',
  published: 'Published',
  ended: 'Ended',
  archived: 'Archived',
};

export const scanStates = ['unscanned', 'clean', 'infected'] as const;
export type ScanState = (typeof scanStates)[number];

export const scanWords: Record<ScanState, string> = {
  unscanned: 'Not scanned',
  clean: 'No virus found',
  infected: 'Virus found, file deleted',
};

/** A substantial version asks readers to read it again, a minor one does not. */
export const versionKinds = ['substantial', 'minor'] as const;
export type VersionKind = (typeof versionKinds)[number];

/** `done`: has opened or acknowledged what the document asks for. `outstanding` and `overdue` only where it asks. */
export const readerStates = ['outstanding', 'overdue', 'done', 'unasked'] as const;
export type ReaderState = (typeof readerStates)[number];

export const documentLimits = {
  statement: 300,
  note: 500,
  dueDays: 365,
  reminderDays: 7,
  choices: 2_000,
  list: 20_000,
} as const;

/** Parts of an audience are one text each, such as `3,9`, so that changes of two people are compared part by part. */
export const partsOf = (text: string): string[] => (text === '' ? [] : text.split(','));
export const idsOf = (text: string): number[] => partsOf(text).map(Number);

/** Returns why a text is no list of ids, such as `3,9`; undefined when it is one. */
export const idListProblem = (text: string): string | undefined =>
  /^(\d{1,15}(,\d{1,15})*)?$/u.test(text) ? undefined : 'Choose from the list';
