import { deliverableTitle } from '@doselore/contract';
import {
  type Icon,
  IconBook2,
  IconBuildingCommunity,
  IconDeviceLaptop,
  IconNotebook,
  IconUsersGroup,
  IconVideo,
} from '@tabler/icons-react';

const icons: Record<number, Icon> = {
  1: IconDeviceLaptop,
  2: IconBook2,
  3: IconVideo,
  4: IconUsersGroup,
  5: IconNotebook,
};

/** Icon and name of a type of learning. A null `id` is a course taken elsewhere. */
export function Deliverable({ id }: { id: number | null }) {
  if (id === null)
    return (
      <>
        <IconBuildingCommunity size={17} stroke={1.75} aria-hidden /> <span>External course</span>
      </>
    );
  const Shown = icons[id] ?? IconDeviceLaptop;
  return (
    <>
      <Shown size={17} stroke={1.75} aria-hidden /> <span>{deliverableTitle(id)}</span>
    </>
  );
}
