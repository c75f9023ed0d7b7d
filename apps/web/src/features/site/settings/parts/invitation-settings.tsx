import { commandOf, limits, type Place, plural } from '@doselore/contract';
import { changeSettings, invitationFields } from '@doselore/contract/settings';
import { useQueryClient } from '@tanstack/react-query';
import { callEndpoint } from '../../../../platform/api/index.ts';
import { useArea } from '../../../../platform/area/index.ts';
import { showBanner } from '../../../../platform/banner/index.ts';
import { Form, NumberField, TextAreaField, useRecordForm } from '../../../../ui/form/index.ts';
import { Card, Facts } from '../../../../ui/layout/index.ts';
import { type PlaceSettings, refreshSettings } from '../settings.queries.ts';

const daysText = (days: number) => `${days} ${plural(days, 'day', 'days')}`;

type Props = { place: Place; settings: PlaceSettings; from: string };

/**
 * Settings of invitations: their validity and an additional sentence. Empty fields use the values of the wider place.
 */
export function InvitationSettings({ place, settings, from }: Props) {
  const { level, can } = useArea();
  const client = useQueryClient();
  const { inherited } = settings;
  const form = useRecordForm({
    fields: invitationFields,
    record: settings,
    onSave: async (fields, baseValues) => {
      const body = commandOf({ ...fields, baseValues });
      const saved = await callEndpoint(changeSettings, { level, params: place, body });
      showBanner({ message: 'Settings saved', type: 'success' });
      await refreshSettings(client);
      return saved;
    },
  });
  if (!can('settings.write'))
    return (
      <Card title="Invitations">
        <Facts
          facts={[
            {
              label: 'Invitations expire after',
              value: daysText(settings.invitation_days ?? inherited.invitation_days),
            },
            {
              label: 'Message in the invitation',
              value: (settings.invitation_note ?? inherited.invitation_note) || 'None',
            },
          ]}
        />
      </Card>
    );
  return (
    <Card title="Invitations">
      <Form form={form} submitLabel="Save invitations">
        <NumberField
          field={form.field('invitation_days')}
          hint={`From 1 to 60. Leave empty to use the setting of ${from}: ${daysText(inherited.invitation_days)}.`}
          optional
        />
        <TextAreaField
          field={form.field('invitation_note')}
          hint={
            inherited.invitation_note === ''
              ? 'For example, a contact for questions'
              : `Leave empty to use: ${inherited.invitation_note}`
          }
          maxLength={limits.text}
          optional
        />
      </Form>
    </Card>
  );
}
