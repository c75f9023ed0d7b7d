import { type CsvEndpoint, csvOf } from './csv.ts';
import { type Definition, type Endpoint, type EndpointSchemas, endpoint } from './endpoint.ts';

/** One call for records of the site and for those of an organisation. Both endpoints have the same schemas. */
export type SiteEndpoint<S extends EndpointSchemas = EndpointSchemas> = {
  readonly site: Endpoint<S>;
  readonly ofGroup: Endpoint<S>;
};
type Both<T> = { readonly site: T; readonly ofGroup: T };

/** Defines a call on records of the site, for site admins, and on those of an organisation, for its admins too. */
export function atSite<S extends EndpointSchemas>({ path, ...rest }: Omit<Definition, 'levels'>): SiteEndpoint<S> {
  return {
    site: endpoint<S>({ ...rest, path, levels: ['superAdmin'] }),
    ofGroup: endpoint<S>({ ...rest, path: `groups/:groupId/${path}`, levels: ['superAdmin', 'groupingAdmin'] }),
  };
}

/** Defines the spreadsheets of a list of the site and of organisations. */
export function csvAtSite<S extends EndpointSchemas>({ site, ofGroup }: SiteEndpoint<S>): Both<CsvEndpoint<S>> {
  return { site: csvOf(site), ofGroup: csvOf(ofGroup) };
}

/** Returns the endpoint for records of an organisation, or for those of the site. */
export function endpointOf<E>({ site, ofGroup }: Both<E>, { groupId }: { groupId?: number | undefined }): E {
  return groupId === undefined ? site : ofGroup;
}
