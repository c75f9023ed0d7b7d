import { commandOf, terms } from '@doselore/contract';
import { changeSessionSettings, sessionFields } from '@doselore/contract/settings';
import { useQueryClient } from '@tanstack/react-query';
import { callEndpoint } from '../../../../platform/api/index.ts';
import { useArea } from '../../../../platform/area/index.ts';
import { showBanner } from '../../../../platform/banner/index.ts';
import { Form, SwitchField, useRecordForm } from '../../../../ui/form/index.ts';
import { Card, Facts } from '../../../../ui/layout/index.ts';
import { refreshSettings } from '../settings.queries.ts';

const { label } = sessionFields.forfeit_absent_seats;
const hint = `When a ${terms.virtualGroup.one} is closed, the unused licences of delegates who were absent are written off. Those of excused delegates always return.`;

/** Form for what closing a course does with the licences of absent delegates: they return, or are forfeited. */
export function SessionSettings({ groupId, forfeits }: { groupId: number; forfeits: boolean }) {
  const { level, can } = useArea();
  const client = useQueryClient();
  const form = useRecordForm({
    fields: sessionFields,
    record: { forfeit_absent_seats: forfeits },
    onSave: async (fields, baseValues) => {
      const body = commandOf({ ...fields, baseValues });
      const saved = await callEndpoint(changeSessionSettings, { level, params: { groupId }, body });
      showBanner({ message: 'Saved. This applies to courses that are closed from now on.', type: 'success' });
      await refreshSettings(client);
      return saved;
    },
  });
  return (
    <Card title={terms.virtualGroup.many}>
      {can('settings.sessions') ? (
        <Form form={form} submitLabel="Save setting">
          <SwitchField field={form.field('forfeit_absent_seats')} label={label} hint={hint} />
        </Form>
      ) : (
        <Facts facts={[{ label, value: forfeits ? 'Yes' : 'No' }]} />
      )}
    </Card>
  );
}
