import type { MaterialSection } from '@doselore/contract/distance';

/** Materials and assessment of a version of a distance course. */
export type DistanceContent = {
  materials: readonly {
    title: string;
    readingMinutes: number;
    sections: readonly MaterialSection[];
    documentId?: number;
  }[];
  passMark: number;
  maxAttempts: number | null;
  questions: readonly {
    prompt: string;
    explanation: string;
    options: readonly { label: string; correct?: boolean }[];
  }[];
};
