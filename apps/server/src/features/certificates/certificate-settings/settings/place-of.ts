import { notFound } from '../../../../platform/access/index.ts';
import type { Product } from '../printing/product-details.repository.ts';

/** Settings of a course (`groupId` null), or those of an organisation for it. */
export type SettingsPlace = { product: Product; groupId: number | null };

type Named = {
  groupId?: number | undefined;
  abstractCourseId?: number | undefined;
  abstractPaperCourseId?: number | undefined;
};

/** Returns the course and the organisation that an address names. */
export function placeOf({ groupId, abstractCourseId, abstractPaperCourseId }: Named): SettingsPlace {
  const place = { groupId: groupId ?? null };
  if (abstractCourseId !== undefined) return { ...place, product: { type: 'abstract_course', id: abstractCourseId } };
  if (abstractPaperCourseId === undefined) throw notFound();
  return { ...place, product: { type: 'abstract_paper_course', id: abstractPaperCourseId } };
}
