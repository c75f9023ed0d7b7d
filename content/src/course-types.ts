/** Drawn covers that the web application has (its CourseCover component). */
export type Motif = 'capsule' | 'hex' | 'drop' | 'leaf' | 'wave' | 'cross' | 'rings' | 'label';

export type CoverHue = 'bottle' | 'amber' | 'leaf' | 'gentian';

export interface CourseMetadata {
  slug: string;
  title: string;
  summary: string;
  /** 1 is "E-Learning" in the specification's table of deliverables. */
  deliverableId: 1;
  minutes: number;
  audience: string;
  motif: Motif;
  hue: CoverHue;
  /** Certificate months when neither licence nor catalogue gives others. */
  defaultMonths: number;
}

export interface CourseDefinition extends CourseMetadata {
  scos: readonly ScoDefinition[];
}

export interface ScoDefinition {
  /** Folder in the package, item id and resource id. Letters and digits only. */
  id: string;
  title: string;
  /** Names of the HTML fragments in `pages/`, in reading order. A name is also the bookmark. */
  pages: readonly string[];
  /** Ids of the SCOs that have to be done first. */
  requires?: readonly string[];
  /** Without a quiz, the SCO is "completed" when its last page is reached. */
  quiz?: Quiz;
}

export interface Quiz {
  title: string;
  questions: readonly Question[];
}

export interface Question {
  /** Unique in the SCO. It is part of the interaction id, so a change splits the reports. */
  id: string;
  /** Subject of the question: the objective id of the interaction. */
  objective: string;
  type: 'single' | 'multiple' | 'true-false';
  prompt: string;
  options: readonly Option[];
}

export interface Option {
  label: string;
  correct?: true;
  feedback: string;
}
