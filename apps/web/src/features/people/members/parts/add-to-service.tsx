import { plural } from '@doselore/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useArea } from '../../../../platform/area/index.ts';
import { showBanner } from '../../../../platform/banner/index.ts';
import { usePlace } from '../../../../platform/routes/index.ts';
import { Form, FormDialogue, requiredAs, SelectField, useForm } from '../../../../ui/form/index.ts';
import { QueryView } from '../../../../ui/states/index.ts';
import { everySubgroupQuery } from '../../subgroups/index.ts';
import { addToService, refreshMembers } from '../members.queries.ts';

type Props = { userIds: readonly number[]; onClose: (isDone: boolean) => void };
type Service = { id: number; name: string };

const people = (count: number) => `${count.toLocaleString('en-GB')} ${plural(count, 'member', 'members')}`;

function ServiceForm({ userIds, services, onClose }: Props & { services: readonly Service[] }) {
  const { level } = useArea();
  const { groupId } = usePlace();
  const client = useQueryClient();
  const form = useForm({
    initial: { service: '' },
    labels: { service: 'Service' },
    rules: { service: [requiredAs('Choose a service')] },
    onSubmit: async ({ service }) => {
      const added = await addToService(level, { groupId, subgroupId: Number(service) }, userIds);
      const name = services.find(({ id }) => String(id) === service)?.name ?? 'the service';
      const already = userIds.length - added;
      const rest = already > 0 ? ` ${people(already)} already belonged to it.` : '';
      showBanner({ message: `${people(added)} added to ${name}.${rest}`, type: 'success' });
      await refreshMembers(client);
      onClose(true);
    },
  });
  return (
    <Form form={form} submitLabel={`Add ${people(userIds.length)}`} onCancel={() => onClose(false)}>
      <SelectField
        field={form.field('service')}
        options={services.map(({ id, name }) => ({ value: String(id), label: name }))}
        placeholder="Choose a service"
      />
    </Form>
  );
}

function Services(props: Props) {
  const { level } = useArea();
  const { groupId } = usePlace();
  const query = useQuery(everySubgroupQuery(level, groupId));
  return <QueryView query={query}>{(services) => <ServiceForm {...props} services={services} />}</QueryView>;
}

/** Dialogue that adds people of the organisation to one of its services. */
export function AddToService({ opened, userIds, onClose }: Props & { opened: boolean }) {
  return (
    <FormDialogue
      opened={opened}
      title={`Add ${people(userIds.length)} to a service`}
      about={`members ${userIds.join(',')}`}
      onClose={() => onClose(false)}
    >
      <Services userIds={userIds} onClose={onClose} />
    </FormDialogue>
  );
}
