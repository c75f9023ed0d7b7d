import type { CompatibilityKind, TrainingMode } from '@doselore/contract/trainers';

/** A trainer of the demo world, in days from today. Numbers of courses are levels by the title of the course. */
export type SeedTrainer = {
  first: string;
  last: string;
  postcode: string;
  modes: TrainingMode[];
  maxJourney: number;
  biography: string;
  /** Level of each course that is taught; a number is for all of them. */
  teaches: number | Readonly<Record<string, number>>;
  /** Weekdays with hours, 1 for Monday. */
  weekdays: readonly number[];
  hours: readonly [from: string, to: string];
  everyWeeks?: number;
  organisations?: readonly { group: string; kind: CompatibilityKind; reason: string }[];
  /** Days ago on which the trainer was deactivated. */
  deactivatedFor?: { daysAgo: number; reason: string };
};

const both: TrainingMode[] = ['face_to_face', 'virtual'];
const lifeSupport = 'Basic life support and anaphylaxis';
const injecting = 'Vaccination: injection technique practical';
const contraception = 'Contraception service: initiation and supply';

/** The first has an account of the demo world already. */
export const trainers: readonly SeedTrainer[] = [
  {
    first: 'Amara',
    last: 'Osei',
    postcode: 'PR1 2XX',
    modes: both,
    maxJourney: 120,
    biography:
      'Pharmacist since 2009, trainer since 2018. Teaches vaccination and life support all over the North West.',
    teaches: 3,
    weekdays: [1, 2, 3, 4, 5],
    hours: ['08:00', '18:00'],
  },
  {
    first: 'Gwen',
    last: 'Pritchard',
    postcode: 'LA9 4XX',
    modes: ['face_to_face'],
    maxJourney: 90,
    biography: 'Resuscitation officer of a hospital trust for ten years.',
    teaches: { [lifeSupport]: 2 },
    weekdays: [1, 3, 4],
    hours: ['09:00', '17:00'],
    organisations: [{ group: 'Harbour Independent Pharmacies', kind: 'preferred', reason: '' }],
  },
  {
    first: 'Idris',
    last: 'Kamara',
    postcode: 'M1 2XX',
    modes: both,
    maxJourney: 150,
    biography: '',
    teaches: { [lifeSupport]: 2, [injecting]: 3 },
    weekdays: [2, 3, 4, 5],
    hours: ['09:00', '17:30'],
    organisations: [{ group: 'Northgate Pharmacy Group', kind: 'excluded', reason: 'Former employer' }],
  },
  {
    first: 'Beth',
    last: 'Salter',
    postcode: 'BS1 4XX',
    modes: ['virtual'],
    maxJourney: 60,
    biography: 'Sexual health pharmacist. Teaches online only.',
    teaches: { [contraception]: 3 },
    weekdays: [1, 2, 3, 4, 5],
    hours: ['12:00', '21:00'],
  },
  {
    first: 'Hamish',
    last: 'Laird',
    postcode: 'EH1 1XX',
    modes: both,
    maxJourney: 180,
    biography: '',
    teaches: { [injecting]: 2, [contraception]: 1 },
    weekdays: [1, 2, 3],
    hours: ['09:00', '16:00'],
    everyWeeks: 2,
  },
  {
    first: 'Neil',
    last: 'Strand',
    postcode: 'L1 8XX',
    modes: ['face_to_face'],
    maxJourney: 120,
    biography: '',
    teaches: { [injecting]: 1 },
    weekdays: [5],
    hours: ['09:00', '17:00'],
    deactivatedFor: { daysAgo: 40, reason: 'Works abroad until next summer' },
  },
];
