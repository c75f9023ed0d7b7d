import type { StoredValues } from '@doselore/contract';
import { type Trainer, trainerLimits, trainingModeWords } from '@doselore/contract/trainers';
import {
  type FormState,
  maxNumber,
  maxText,
  minNumber,
  requiredAs,
  useForm,
  wholeNumber,
} from '../../ui/form/index.ts';
import { addressRules } from '../locations/index.ts';
import type { NewTrainer, TrainerChange } from './trainers.queries.ts';

export type TrainerValues = {
  home_postcode: string;
  latitude: string;
  longitude: string;
  face_to_face: boolean;
  virtual: boolean;
  max_journey_minutes: string;
  max_days_per_week: string;
  max_sessions_per_day: string;
  buffer_minutes: string;
  biography: string;
};
export type TrainerFields = Omit<NewTrainer, 'userId' | 'first_name' | 'last_name' | 'email'>;

export const newTrainer: TrainerValues = {
  home_postcode: '',
  latitude: '',
  longitude: '',
  face_to_face: true,
  virtual: false,
  max_journey_minutes: '120',
  max_days_per_week: '5',
  max_sessions_per_day: '2',
  buffer_minutes: '15',
  biography: '',
};

const degreesText = (value: number | null) => (value === null ? '' : String(value));

export function valuesOf(trainer: Trainer): TrainerValues {
  return {
    home_postcode: trainer.home_postcode ?? '',
    latitude: degreesText(trainer.latitude),
    longitude: degreesText(trainer.longitude),
    face_to_face: trainer.modes.includes('face_to_face'),
    virtual: trainer.modes.includes('virtual'),
    max_journey_minutes: String(trainer.max_journey_minutes),
    max_days_per_week: String(trainer.max_days_per_week),
    max_sessions_per_day: String(trainer.max_sessions_per_day),
    buffer_minutes: String(trainer.buffer_minutes),
    biography: trainer.biography,
  };
}

/** Returns the base values of a trainer: the fields that a change may contain. */
export function storedOf(trainer: Trainer): TrainerChange['baseValues'] {
  const { latitude, longitude, biography } = trainer;
  const { max_journey_minutes, max_days_per_week, max_sessions_per_day, buffer_minutes } = trainer;
  return {
    ...{ latitude, longitude, max_journey_minutes, max_days_per_week, max_sessions_per_day, buffer_minutes, biography },
    home_postcode: trainer.home_postcode ?? '',
    face_to_face: trainer.modes.includes('face_to_face'),
    virtual: trainer.modes.includes('virtual'),
  };
}

const degreesOf = (typed: string) => (typed.trim() === '' ? null : Number(typed));

function fieldsOf(values: TrainerValues): TrainerFields {
  return {
    home_postcode: values.home_postcode,
    latitude: degreesOf(values.latitude),
    longitude: degreesOf(values.longitude),
    face_to_face: values.face_to_face,
    virtual: values.virtual,
    max_journey_minutes: Number(values.max_journey_minutes),
    max_days_per_week: Number(values.max_days_per_week),
    max_sessions_per_day: Number(values.max_sessions_per_day),
    buffer_minutes: Number(values.buffer_minutes),
    biography: values.biography.trim(),
  };
}

const between = (least: number, most: number) => [
  requiredAs('Enter a number'),
  wholeNumber,
  minNumber(least),
  maxNumber(most),
];

export function useTrainerForm<S extends StoredValues>(
  initial: TrainerValues,
  onSave: (fields: TrainerFields, baseValues: S) => Promise<unknown>,
  baseValues?: S,
): FormState<TrainerValues> {
  return useForm<TrainerValues, S>({
    initial,
    baseValues,
    labels: {
      home_postcode: 'Home postcode',
      latitude: 'Latitude',
      longitude: 'Longitude',
      ...trainingModeWords,
      max_journey_minutes: 'Longest journey',
      max_days_per_week: 'Days a week',
      max_sessions_per_day: 'Sessions a day',
      buffer_minutes: 'Time between sessions',
      biography: 'Biography',
    },
    rules: {
      home_postcode: addressRules.postcode,
      latitude: addressRules.latitude,
      longitude: addressRules.longitude,
      face_to_face: [(value, { virtual }) => (value || virtual ? undefined : 'Choose at least one way of teaching')],
      max_journey_minutes: between(0, trainerLimits.journey),
      max_days_per_week: between(1, trainerLimits.daysPerWeek),
      max_sessions_per_day: between(1, trainerLimits.sessionsPerDay),
      buffer_minutes: between(0, trainerLimits.buffer),
      biography: [maxText(trainerLimits.biography)],
    },
    onSubmit: (values, held) => onSave(fieldsOf(values), held),
  });
}
