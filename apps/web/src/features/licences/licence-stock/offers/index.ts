export { type Offer, useOffers } from './use-offers.ts';
