import type { MaterialSection } from '@doselore/contract/distance';
import type { TrainingClass } from '@doselore/contract/personal-data';
import type { Leaflet } from '../documents/leaflets.ts';

/** Distance course of the demo world, as its author would deliver it. */
export type DistanceCourse = {
  slug: string;
  title: string;
  summary: string;
  months: number;
  motif: string;
  hue: string;
  deliverable: 2 | 5;
  trainingClass: TrainingClass;
  passMark: number;
  maxAttempts: number | null;
  /** Texts to read. `sheet` is a page to print, drawn as a PDF. */
  materials: readonly {
    title: string;
    readingMinutes: number;
    sections: readonly MaterialSection[];
    sheet?: Omit<Leaflet, 'category'>;
  }[];
  questions: readonly {
    prompt: string;
    explanation: string;
    options: readonly { label: string; correct?: boolean }[];
  }[];
};

/** Builds a section of paragraphs, points, or both. */
export function section(
  heading: string,
  paragraphs: readonly string[],
  points: readonly string[] = [],
): MaterialSection {
  return { heading, paragraphs: [...paragraphs], points: [...points] };
}
