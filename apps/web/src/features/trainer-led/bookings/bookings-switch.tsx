import { switchBookings } from '@doselore/contract/bookings';
import { Button, Group } from '@mantine/core';
import { IconCircleCheck, IconCircleOff } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callEndpoint } from '../../../platform/api/index.ts';
import { showBanner } from '../../../platform/banner/index.ts';
import { siteInfoQuery } from '../../../platform/site-info/index.ts';
import { askConfirm } from '../../../ui/confirm/index.ts';
import { Tag } from '../../../ui/course/index.ts';
import { QueryView } from '../../../ui/states/index.ts';

/** Says whether bookings are on, and switches them off and on for the whole site. */
export function BookingsSwitch() {
  const query = useQuery({ ...siteInfoQuery, staleTime: 0 });
  return (
    <QueryView query={query} errorTitle="The switch could not be loaded">
      {({ bookings }) => <Switch isOn={bookings} />}
    </QueryView>
  );
}

function Switch({ isOn }: { isOn: boolean }) {
  const client = useQueryClient();
  const turn = useMutation({
    mutationFn: () => callEndpoint(switchBookings, { body: { isOn: !isOn } }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: siteInfoQuery.queryKey });
      showBanner({ message: isOn ? 'Bookings are switched off.' : 'Bookings are switched on.', type: 'success' });
    },
  });
  const ask = async () => {
    const answer = await askConfirm(isOn ? switchOff : switchOn);
    if (answer === 'confirm') turn.mutate();
  };
  return (
    <Group justify="space-between" gap="sm">
      <Tag hue={isOn ? 'leaf' : 'porcelain'} icon={isOn ? IconCircleCheck : IconCircleOff}>
        {isOn ? 'Bookings are on' : 'Bookings are off'}
      </Tag>
      <Button variant="default" loading={turn.isPending} onClick={() => void ask()}>
        {isOn ? 'Switch bookings off' : 'Switch bookings on'}
      </Button>
    </Group>
  );
}

const switchOff = {
  title: 'Switch bookings off?',
  message: 'Site admins can still read projects, and nobody can change one. Scheduled courses stay as they are.',
  confirmLabel: 'Switch bookings off',
};
const switchOn = {
  title: 'Switch bookings on?',
  message: 'Site admins can open projects for organisations and book trainers for them.',
  confirmLabel: 'Switch bookings on',
};
