import { productTypes } from '@doselore/contract';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useArea } from '../../../platform/area/index.ts';
import { BackButton, Page } from '../../../ui/page/index.ts';
import { DetailsList } from './parts/details-list.tsx';
import { detailsQuery, type Product } from './product-details.queries.ts';
import { ProductDetailsPanel } from './product-details-panel.tsx';

/** Reads a product of an address, such as `abstract_course-12`. */
function productIn(text: string | null): Product | undefined {
  const [type, number = ''] = text?.split('-') ?? [];
  const productType = productTypes.find((known) => known === type);
  return productType !== undefined && /^[1-9]\d{0,14}$/u.test(number)
    ? { productType, productId: Number(number) }
    : undefined;
}

/** Extra data of all courses, and under `?product=` that of one. */
export function ExtraDataScreen() {
  const [search] = useSearchParams();
  const product = productIn(search.get('product'));
  return product === undefined ? <DetailsList /> : <OneProduct product={product} />;
}

function OneProduct({ product }: { product: Product }) {
  const { to } = useArea();
  const { data } = useQuery(detailsQuery(product));
  return (
    <Page width="form" lead={data?.title} context={data?.title} actions={<BackButton />}>
      <ProductDetailsPanel
        key={`${product.productType}-${product.productId}`}
        product={product}
        cancelTo={to('extra-data')}
      />
    </Page>
  );
}
