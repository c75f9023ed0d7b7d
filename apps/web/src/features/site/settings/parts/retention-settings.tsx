import { capitalised } from '@doselore/contract';
import {
  defaultRetention,
  mostRetentionYears,
  type TrainingClass,
  trainingClasses,
  trainingClassKeys,
} from '@doselore/contract/personal-data';
import { changeRetention, type Retention } from '@doselore/contract/settings';
import { useQueryClient } from '@tanstack/react-query';
import { callEndpoint } from '../../../../platform/api/index.ts';
import { useArea } from '../../../../platform/area/index.ts';
import { showBanner } from '../../../../platform/banner/index.ts';
import { Form, maxNumber, minNumber, NumberField, useForm, wholeNumber } from '../../../../ui/form/index.ts';
import { Card, Facts } from '../../../../ui/layout/index.ts';
import { refreshSettings } from '../settings.queries.ts';

const yearRules = [wholeNumber, minNumber(1), maxNumber(mostRetentionYears)];
const typed = (value: number | null) => (value === null ? '' : String(value));
const chosen = (value: string) => (value.trim() === '' ? null : Number(value));
const counts = { completion: 'Years after completion', leaving: 'Years after the person has left' } as const;
const hintOf = (name: TrainingClass) =>
  `${counts[trainingClasses[name].from]}. Leave empty to use the default: ${defaultRetention(name)}.`;

const inForce = (retention: Retention, name: TrainingClass) =>
  retention[name] === null
    ? capitalised(defaultRetention(name))
    : `${retention[name]} ${counts[trainingClasses[name].from].toLowerCase()}`;

type Props = { groupId: number; retention: Retention };

/** Form of the years for which certificates keep the name of an erased person. Empty fields follow the NHS guidance. */
export function RetentionSettings({ groupId, retention }: Props) {
  const { level, can } = useArea();
  const client = useQueryClient();
  const { statutory, clinical, other } = retention;
  const form = useForm({
    baseValues: { statutory, clinical, other },
    initial: {
      statutory: typed(statutory),
      clinical: typed(clinical),
      other: typed(other),
    },
    labels: {
      statutory: trainingClasses.statutory.title,
      clinical: trainingClasses.clinical.title,
      other: trainingClasses.other.title,
    },
    rules: { statutory: yearRules, clinical: yearRules, other: yearRules },
    onSubmit: async (years, baseValues) => {
      const body = {
        statutory: chosen(years.statutory),
        clinical: chosen(years.clinical),
        other: chosen(years.other),
        baseValues,
      };
      const saved = await callEndpoint(changeRetention, { level, params: { groupId }, body });
      showBanner({ message: 'Saved. This applies to people who are erased from now on.', type: 'success' });
      await refreshSettings(client);
      return saved;
    },
  });
  return (
    <Card title="Names on certificates">
      <p className="muted">
        When a person’s data is erased, their name on certificates is locked for legal claims. The organisation decides
        for how many years.
      </p>
      {can('settings.retention') ? (
        <Form form={form} submitLabel="Save years">
          {trainingClassKeys.map((name) => (
            <NumberField key={name} field={form.field(name)} hint={hintOf(name)} optional />
          ))}
        </Form>
      ) : (
        <Facts
          facts={trainingClassKeys.map((name) => ({
            label: trainingClasses[name].title,
            value: inForce(retention, name),
          }))}
        />
      )}
    </Card>
  );
}
