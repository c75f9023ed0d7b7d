import { IconMapPinOff } from '@tabler/icons-react';
import { Notice } from '../../../../ui/layout/index.ts';

/** Says that the position of a place is unknown. */
export function PositionNotice({ postcode }: { postcode: string }) {
  return (
    <Notice icon={IconMapPinOff} label="Position unknown">
      The postcode district {postcode.split(' ')[0]} is not in our table, so the position is unknown. Enter latitude and
      longitude.
    </Notice>
  );
}
