import type { LinkKind, Product } from '@doselore/contract/linked-courses';
import { makeLinks, prepareLinks } from '../../features/learning/linked-courses/index.ts';
import type { UserId } from '../../platform/access/index.ts';
import type { Services } from '../../platform/services.ts';
import { declareSeed } from '../declare-seed.ts';
import { adminSeed } from '../people/seed-people.ts';
import { type Catalogue, catalogueSeed, insertProduct } from './seed-catalogue.ts';
import { paperCoursesSeed } from './seed-paper-courses.ts';

const online = (productId: number) => ({ productType: 'abstract_course', productId }) as const;

/**
 * Adds three workshops, and a link of each kind. The refresher is of a face-to-face course; `seedRefreshers` adds an online
 * one.
 */
async function seedLinks(
  services: Services,
  { catalogue, adminId }: { catalogue: Catalogue; adminId: UserId },
): Promise<void> {
  const actor = { id: adminId, level: 'superAdmin' } as const;
  const productOf = (name: string) => {
    const id = catalogue.online.get(name)?.productId ?? catalogue.taught.get(name);
    if (id === undefined) throw new Error(`The demo world needs the course ${name}`);
    return id;
  };
  const workshop = async (title: string, summary: string) =>
    (
      await insertProduct(services, {
        ...{ title, summary, months: 24, motif: 'rings', hue: 'leaf' },
        ...{ deliverable: 4, trainingClass: 'statutory' },
      })
    ).productId;
  const level3 = await workshop(
    'Safeguarding adults and children level 3',
    'For superintendents and safeguarding leads: strategy discussions, reports and supervision.',
  );
  const sepsis = await workshop('Sepsis: spotting deterioration workshop', 'The online course as a half-day workshop.');
  const pressure = await workshop(
    'Blood-pressure check: refresher workshop',
    'Two hours of practice for people who have been signed off before.',
  );
  const signOff = await services.db
    .selectFrom('abstract_paper_courses')
    .select('id')
    .where('title', '=', 'Blood-pressure check: practical sign-off')
    .executeTakeFirstOrThrow();
  const link = async (kind: LinkKind, from: number | Product, to: number) => {
    const links = { kind, from: typeof from === 'number' ? online(from) : from, to: [online(to)] };
    const { seen } = await prepareLinks(services.db, links);
    await makeLinks(services, actor, { ...links, seen });
  };
  await link('refresher', { productType: 'abstract_paper_course', productId: signOff.id }, pressure);
  await link('covers', level3, productOf('safeguarding-level-2'));
  await link('equivalent', productOf('sepsis-spotting-deterioration'), sepsis);
  await link(
    'prerequisite',
    productOf('Basic life support and anaphylaxis'),
    productOf('Contraception service: initiation and supply'),
  );
  await link(
    'bundled',
    productOf('immunisation-annual-update'),
    productOf('Vaccination: injection technique practical'),
  );
}

export const linksSeed = declareSeed({
  place: 500,
  needs: { admin: adminSeed, catalogue: catalogueSeed, paperCourses: paperCoursesSeed },
  run: (services, { admin, catalogue }) => seedLinks(services, { catalogue, adminId: admin.id }),
});
