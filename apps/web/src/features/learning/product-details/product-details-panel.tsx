import { commandOf } from '@doselore/contract';
import { type ProductDetails, saveProductDetails } from '@doselore/contract/product-details';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { callEndpoint } from '../../../platform/api/index.ts';
import { showBanner } from '../../../platform/banner/index.ts';
import { Form } from '../../../ui/form/index.ts';
import { QueryView } from '../../../ui/states/index.ts';
import { DetailFields } from './parts/detail-fields.tsx';
import { DetailVersions } from './parts/detail-versions.tsx';
import c from './parts/product-details.module.css';
import { detailsQuery, type Product, refreshDetails } from './product-details.queries.ts';
import { useDetailsForm } from './use-details-form.ts';

type Props = { product: Product; cancelTo: string };

/** Extra data of one product: the form, and the versions that were saved. */
export function ProductDetailsPanel({ product, cancelTo }: Props) {
  const query = useQuery(detailsQuery(product));
  return (
    <QueryView query={query} errorTitle="The extra data could not be loaded">
      {(details) => (
        <div className={c.stack}>
          <DetailsForm details={details} product={product} cancelTo={cancelTo} />
          {details.version !== null && <DetailVersions product={product} />}
        </div>
      )}
    </QueryView>
  );
}

function DetailsForm({ details, product, cancelTo }: Props & { details: ProductDetails }) {
  const client = useQueryClient();
  const form = useDetailsForm({
    ...details,
    onSave: async (fields, baseValues) => {
      const saved = await callEndpoint(saveProductDetails, {
        params: product,
        body: commandOf({ ...fields, baseValues }),
      });
      showBanner({ message: `Extra data of ${details.title} saved`, type: 'success' });
      await refreshDetails(client);
      return saved;
    },
  });
  return (
    <Form form={form} submitLabel="Save extra data" cancelTo={cancelTo}>
      <DetailFields form={form} details={details} />
    </Form>
  );
}
