import type { StoredRecord } from '@doselore/contract';
import { type Trainer, trainerFields } from '@doselore/contract/trainers';
import { type RecordFormOptions, useRecordForm } from '../../../ui/form/index.ts';
import { positionRules } from '../locations/index.ts';

type Fields = typeof trainerFields;

/** Returns the fields of a trainer that a change may contain. */
export function recordOf(trainer: Trainer): StoredRecord<Fields> {
  return {
    ...trainer,
    home_postcode: trainer.home_postcode ?? '',
    face_to_face: trainer.modes.includes('face_to_face'),
    virtual: trainer.modes.includes('virtual'),
  };
}

export const useTrainerForm = (options: Pick<RecordFormOptions<Fields>, 'record' | 'onSave'>) =>
  useRecordForm({
    fields: trainerFields,
    rules: {
      ...positionRules,
      face_to_face: [(value, { virtual }) => (value || virtual ? undefined : 'Choose at least one way of teaching')],
    },
    ...options,
  });
export type TrainerForm = ReturnType<typeof useTrainerForm>;
