import { terms } from '@doselore/contract';
import { listLicenceProducts } from '@doselore/contract/licence-orders';
import { useQuery } from '@tanstack/react-query';
import { useArea } from '../../../platform/area/index.ts';
import { usePlaceNames } from '../../../platform/places/index.ts';
import { usePlace } from '../../../platform/routes/index.ts';
import { Page } from '../../../ui/page/index.ts';
import { EmptyPanel, LoadingLines, QueryView } from '../../../ui/states/index.ts';
import { OrderWizard } from './order-wizard.tsx';
import { licences } from './orders.queries.ts';
import { type OrderFor, useDestinations } from './use-destinations.ts';

/** Form that buys (site admin) or orders licences for an organisation, or for the service of the address. */
export function NewLicenceScreen({ orderFor = 'place' }: { orderFor?: OrderFor }) {
  const { level } = useArea();
  const { groupId, subgroupId } = usePlace();
  const { name, names } = usePlaceNames();
  const products = useQuery(licences.one(listLicenceProducts, { level, params: { groupId, subgroupId } }));
  const destinations = useDestinations(orderFor);
  const isTrainerLed = orderFor === 'trainer-led';
  return (
    <Page
      width="form"
      context={name}
      names={names}
      lead={name && (isTrainerLed ? `For one ${terms.virtualGroup.one} of ${name}.` : `For ${name}.`)}
    >
      <QueryView query={products}>
        {(known) => {
          if (known.length === 0)
            return <EmptyPanel title="No courses on sale" message="You can buy licences when a course is live." />;
          if (!destinations.isReady) return <LoadingLines />;
          if (isTrainerLed && destinations.options.length === 0)
            return (
              <EmptyPanel
                title={`No open ${terms.virtualGroup.many}`}
                message="Plan one first, then buy licences for it."
              />
            );
          return (
            <OrderWizard products={known} orderFor={orderFor} destinations={destinations.options} placeName={name} />
          );
        }}
      </QueryView>
    </Page>
  );
}

/** Form that buys or orders licences for the pool of one Pharmacist-led Course. */
export function NewTrainerLedLicenceScreen() {
  return <NewLicenceScreen orderFor="trainer-led" />;
}
