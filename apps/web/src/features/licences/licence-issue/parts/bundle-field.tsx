import '@mantine/core/styles/Checkbox.css';
import { type Product, productKey } from '@doselore/contract/linked-courses';
import { Checkbox } from '@mantine/core';
import { formatMonths, formatNumber } from '../../../../ui/formats/index.ts';
import c from './bulk-issue.module.css';

export type BundleOffer = Product & {
  title: string;
  certificateMonths: number;
  available: number;
  /** Licences that would be issued. */
  needed: number;
};

type Props = { offers: readonly BundleOffer[]; left: readonly string[]; onChange: (left: string[]) => void };

/** Returns whether an offer can be issued: somebody would get it, and there are seats for all of them. */
export const isOffered = ({ available, needed }: BundleOffer): boolean => needed > 0 && available >= needed;

/** Returns the offers that are ticked: all that can be issued, without those that were left out. */
export const tickedOf = (offers: readonly BundleOffer[], left: readonly string[]) =>
  offers.filter((offer) => isOffered(offer) && !left.includes(productKey(offer)));

function stockOf({ available, needed, certificateMonths }: BundleOffer): string {
  if (needed === 0) return 'Everyone already has a licence for it.';
  const seats = `${formatNumber(available)} available, ${formatNumber(needed)} needed`;
  const lasts = certificateMonths === 0 ? 'never expires' : `lasts ${formatMonths(certificateMonths)}`;
  return available < needed
    ? `${seats}. Order ${formatNumber(needed - available)} more to issue it.`
    : `${seats}; certificate ${lasts}`;
}

/** Courses that are offered together with the one to issue, ticked at first. `left` are the keys of those left out. */
export function BundleField({ offers, left, onChange }: Props) {
  if (offers.length === 0) return null;
  const ticked = tickedOf(offers, left);
  return (
    <fieldset className={c.bundle}>
      <legend>Issue together</legend>
      {offers.map((offer) => {
        const key = productKey(offer);
        return (
          <Checkbox
            key={key}
            label={offer.title}
            description={stockOf(offer)}
            checked={ticked.includes(offer)}
            disabled={!isOffered(offer)}
            onChange={({ currentTarget: { checked } }) =>
              onChange(checked ? left.filter((one) => one !== key) : [...left, key])
            }
          />
        );
      })}
    </fieldset>
  );
}
