import { type Product, productKey } from '@doselore/contract/linked-courses';
import { LinksTable } from './parts/links-table.tsx';
import { NewLinkButton } from './parts/new-link-button.tsx';
import c from './parts/product-links.module.css';

/** Links of one product. */
export function ProductLinksPanel({ product }: { product: Product }) {
  const key = productKey(product);
  return (
    <div className={c.stack}>
      <div className={c.head}>
        <p className="muted">Courses that count for this course, renew it, come first, or are offered with it.</p>
        <NewLinkButton first={key} />
      </div>
      <LinksTable product={key} />
    </div>
  );
}
