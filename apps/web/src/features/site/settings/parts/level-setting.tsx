import { commandOf, type ServiceLevel, serviceLevelTitles } from '@doselore/contract';
import { changeServiceLevel, serviceLevelFields } from '@doselore/contract/settings';
import { useQueryClient } from '@tanstack/react-query';
import { callEndpoint } from '../../../../platform/api/index.ts';
import { useArea } from '../../../../platform/area/index.ts';
import { showBanner } from '../../../../platform/banner/index.ts';
import { Form, RadioGroupField, useRecordForm } from '../../../../ui/form/index.ts';
import { Card, Facts } from '../../../../ui/layout/index.ts';
import { refreshSettings } from '../settings.queries.ts';

const options = [
  {
    value: 'LOW',
    label: serviceLevelTitles.LOW,
    hint: 'Can see members of their service, send password links and request licences',
  },
  {
    value: 'MED',
    label: serviceLevelTitles.MED,
    hint: 'Can also invite and edit members, issue licences from the pool and take back unstarted licences',
  },
  {
    value: 'HIGH',
    label: serviceLevelTitles.HIGH,
    hint: 'Can also change service membership, order licences and change service settings',
  },
];

const levelOf = (text: string): ServiceLevel => (text === 'HIGH' || text === 'MED' ? text : 'LOW');

/** Level of the service admins of an organisation. Site admins set it, organisation admins only read it. */
export function LevelSetting({ groupId, level: current }: { groupId: number; level: ServiceLevel }) {
  const { can, holds } = useArea();
  const client = useQueryClient();
  const form = useRecordForm({
    fields: serviceLevelFields,
    record: { default_service_manager_level: current },
    words: { default_service_manager_level: (level) => serviceLevelTitles[levelOf(level)] },
    onSave: async (fields, baseValues) => {
      const body = commandOf({ ...fields, baseValues });
      const saved = await callEndpoint(changeServiceLevel, { params: { groupId }, body });
      showBanner({ message: 'Level saved. It applies immediately.', type: 'success' });
      await refreshSettings(client);
      return saved;
    },
  });
  if (!can('settings.serviceLevel'))
    return (
      <Card title="Service admin level">
        <Facts
          facts={[
            { label: 'Level', value: serviceLevelTitles[current] },
            {
              label: 'What service admins may do',
              value: options.find(({ value }) => value === current)?.hint,
            },
          ]}
        />
        {!holds('settings.serviceLevel') && <p className="muted">Ask a site admin for another level.</p>}
      </Card>
    );
  return (
    <Card title="Service admin level">
      <Form form={form} submitLabel="Save level">
        <RadioGroupField field={form.field('default_service_manager_level')} options={options} />
      </Form>
    </Card>
  );
}
