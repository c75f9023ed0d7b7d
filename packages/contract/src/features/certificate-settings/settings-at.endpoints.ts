import type { SiteEndpoint } from '../../at-site.ts';
import { type Definition, type EndpointSchemas, endpoint } from '../../endpoint.ts';

type Kind = 'online' | 'paper';
type Call = Omit<Definition, 'levels' | 'path' | 'method'> & {
  /** Methods for a course and for an organisation. */
  methods: readonly [Definition['method'], Definition['method']];
  /** Path after that of the settings, such as `/preview-pdf`. */
  path?: string;
};

const paths = {
  online: {
    site: 'certificates/abstract-course-settings/:abstractCourseId',
    ofGroup: 'groups/:groupId/certificate-settings/online-courses/:abstractCourseId',
  },
  paper: {
    site: 'certificates/paper-course-settings/:abstractPaperCourseId',
    ofGroup: 'groups/:groupId/certificate-settings/paper-courses/:abstractPaperCourseId',
  },
} as const;

/** Defines a call on the certificate settings of a course, and of an organisation for it. Site admins alone call them. */
export function settingsAt<S extends EndpointSchemas>(
  kind: Kind,
  { methods, path = '', ...rest }: Call,
): SiteEndpoint<S> {
  const levels = ['superAdmin'] as const;
  return {
    site: endpoint<S>({ ...rest, levels, method: methods[0], path: `${paths[kind].site}${path}` }),
    ofGroup: endpoint<S>({ ...rest, levels, method: methods[1], path: `${paths[kind].ofGroup}${path}` }),
  };
}

/** Returns the call for a kind of course. */
export function settingsCall<E>({ online, paper }: { online: E; paper: E }, kind: Kind): E {
  return kind === 'online' ? online : paper;
}
