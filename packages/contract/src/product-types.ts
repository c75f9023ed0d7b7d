/** Kinds of products that licences, certificates and links name. The id of a product is an id of its kind. */
export const productTypes = ['abstract_course', 'abstract_paper_course'] as const;
export type ProductType = (typeof productTypes)[number];
