import { capitalised, commandOf } from '@doselore/contract';
import {
  defaultRetention,
  type TrainingClass,
  trainingClasses,
  trainingClassKeys,
} from '@doselore/contract/personal-data';
import { changeRetention, type Retention, retentionFields } from '@doselore/contract/settings';
import { useQueryClient } from '@tanstack/react-query';
import { callEndpoint } from '../../../../platform/api/index.ts';
import { useArea } from '../../../../platform/area/index.ts';
import { showBanner } from '../../../../platform/banner/index.ts';
import { Form, NumberField, useRecordForm } from '../../../../ui/form/index.ts';
import { Card, Facts } from '../../../../ui/layout/index.ts';
import { refreshSettings } from '../settings.queries.ts';

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
  const form = useRecordForm({
    fields: retentionFields,
    record: retention,
    onSave: async (years, baseValues) => {
      const body = commandOf({ ...years, baseValues });
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
