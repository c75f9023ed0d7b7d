export const documentCategories = ['guide', 'procedure', 'reference', 'form', 'policy'] as const;
export type DocumentCategory = (typeof documentCategories)[number];

export const documentCategoryTitles: Record<DocumentCategory, string> = {
  guide: 'Guides',
  procedure: 'Procedures',
  reference: 'Reference',
  form: 'Forms',
  policy: 'Policies',
};

export const documentTypes = ['application/pdf', 'text/plain'] as const;
export type DocumentType = (typeof documentTypes)[number];
