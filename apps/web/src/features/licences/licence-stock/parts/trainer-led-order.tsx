import { terms } from '@doselore/contract';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { useArea } from '../../../../platform/area/index.ts';
import { usePlace } from '../../../../platform/routes/index.ts';

const page = 'new-licence-for-trainer-led-course';

/** Link to the order for one Pharmacist-led Course, in areas that have it. */
export function TrainerLedOrder() {
  const { can } = useArea();
  const { here, hasHere } = usePlace();
  if (!hasHere(page) || !can('licences.purchase')) return null;
  return (
    <Button component={Link} variant="default" to={here(page)}>
      Buy for a {terms.virtualGroup.one}
    </Button>
  );
}
