import type { ProductType } from '../../product-types.ts';
/**
 * Source of a certificate: an online course, the recorded result of a face-to-face course, or a Pharmacist-led Course.
 */
export type CertificateSourceKind = 'online' | 'paper' | 'pled';

/** Types of certificates. Heading and lead are printed: "Certificate of attendance", "has attended". Ids are stored. */
export const certificateTypes = [
  {
    id: 1,
    code: 'completion',
    title: 'Certificate of completion',
    lead: 'has completed',
    for: 'Online courses, distance learning and workbooks',
  },
  {
    id: 2,
    code: 'attendance',
    title: 'Certificate of attendance',
    lead: 'has attended',
    for: 'Sessions without an assessment',
  },
  {
    id: 3,
    code: 'competence',
    title: 'Certificate of competence',
    lead: 'has been assessed as competent in',
    for: 'Face-to-face courses and sessions with an assessment',
  },
  {
    id: 4,
    code: 'learning',
    title: 'Certificate of learning',
    lead: 'has completed the learning for',
    for: 'Awareness courses, which show no skill',
  },
] as const;
export type CertificateType = (typeof certificateTypes)[number];

/** Returns how most people take a course of this kind. */
export function certificateSourceOf(productType: ProductType): CertificateSourceKind {
  return productType === 'abstract_course' ? 'online' : 'paper';
}

export const certificateTypeIds = certificateTypes.map(({ id }) => id);

export function certificateType(typeId: number): CertificateType {
  const found = certificateTypes.find(({ id }) => id === typeId);
  if (found === undefined) throw new Error(`There is no certificate type ${typeId}`);
  return found;
}

/** Returns the type where no settings choose one. */
export function usualType({ source, isAssessed }: { source: CertificateSourceKind; isAssessed: boolean }): number {
  if (source === 'online') return 1;
  return source === 'paper' || isAssessed ? 3 : 2;
}
