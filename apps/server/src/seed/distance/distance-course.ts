import type { MaterialSection } from '@doselore/contract/distance';
import type { TrainingClass } from '@doselore/contract/personal-data';
import type { Leaflet } from '../documents/leaflets.ts';

/** A distance course of the demo world, as its author would hand it over. */
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
  /** `sheet` is a page to print, drawn as a PDF. */
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

/** A section of paragraphs, points, or both. */
export function section(
  heading: string,
  paragraphs: readonly string[],
  points: readonly string[] = [],
): MaterialSection {
  return { heading, paragraphs: [...paragraphs], points: [...points] };
}
