import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { type CertificateSettings, noCertificateSettings } from '@doselore/contract/certificate-settings';
import {
  addFooter,
  addIcon,
  replaceFooter,
  type SettingsPlace,
  saveSettings,
  setFooterArchived,
  storePicture,
} from '../../features/certificates/certificate-settings/index.ts';
import { reissueCertificates, reissueTask } from '../../features/certificates/certificates/index.ts';
import type { Actor, GroupId, UserId } from '../../platform/access/index.ts';
import { runTasks } from '../../platform/jobs/index.ts';
import type { Services } from '../../platform/services.ts';
import { declareSeed } from '../declare-seed.ts';
import type { Catalogue } from '../learning/seed-catalogue.ts';
import { catalogueSeed } from '../learning/seed-catalogue.ts';
import { adminSeed } from '../people/seed-people.ts';
import type { Places } from '../people/seed-places.ts';
import { placesSeed } from '../people/seed-places.ts';
import { drawLogo, drawSeal, drawSignature } from './certificate-pictures.ts';

type World = { places: Places; catalogue: Catalogue; adminId: UserId };

/** Seeds icons, footer messages, and the certificate settings of two courses and two organisations. */
async function seedCertificateSettings(services: Services, world: World): Promise<void> {
  const actor = { id: world.adminId, level: 'superAdmin' } as const;
  const { iconIds, footerIds, groupIconId } = await seedLists(services, actor, groupOf(world, northgate));
  const sepsis = productOf(world, 'sepsis-spotting-deterioration');
  await save(services, actor, {
    place: { product: sepsis, groupId: null },
    change: { icon_ids: iconIds.join(','), footer_message_ids: footerIds.join(',') },
  });
  await save(services, actor, {
    place: { product: sepsis, groupId: groupOf(world, northgate) },
    change: {
      icon_ids: [...iconIds, groupIconId].join(','),
      logo: 'own',
      logo_picture_id: await upload(services, actor, drawLogo('#5147ac', '#899392')),
      signatory: 'own',
      signatory_name: 'Priya Raman MPharm',
      signatory_title: 'Superintendent Pharmacist',
      signature_picture_id: await upload(services, actor, drawSignature(0.26)),
      show_registration_number: true,
    },
  });
  await save(services, actor, {
    place: {
      product: productOf(world, 'immunisation-annual-update'),
      groupId: groupOf(world, 'Harbour Independent Pharmacies'),
    },
    change: {
      type_id: 4,
      logo: 'own',
      logo_picture_id: await upload(services, actor, drawLogo('#236938', '#b4beb9')),
      show_organisation: false,
    },
  });
  await reissue(services, actor, {
    product: productOf(world, 'immunisation-annual-update'),
    groupId: groupOf(world, 'Harbour Independent Pharmacies'),
  });
}

/** Issues all valid certificates of a course in an organisation again, as the background task does. */
async function reissue(
  services: Services,
  actor: Actor,
  place: { product: SettingsPlace['product']; groupId: GroupId },
): Promise<void> {
  const awardedTo = services.clock.now().toISOString().slice(0, 10);
  await reissueCertificates(services, actor, {
    place,
    body: {
      ...{ awardedFrom: '2020-01-01', awardedTo, reason: 'New logo of the organisation', tellsHolders: false },
      idempotencyKey: randomUUID(),
    },
  });
  const { db, clock } = services;
  const log = (problem: string) => {
    throw new Error(problem);
  };
  await runTasks({ db, clock, kinds: [reissueTask(services)], log });
}

const northgate = 'Northgate Pharmacy Group';

function groupOf({ places }: World, name: string): GroupId {
  const found = places.groupIds.get(name);
  if (found === undefined) throw new Error(`No ${name} in the demo world`);
  return found;
}

function productOf({ catalogue }: World, slug: string): SettingsPlace['product'] {
  const found = catalogue.online.get(slug);
  if (found === undefined) throw new Error(`No ${slug} in the demo world`);
  return { type: 'abstract_course', id: found.productId };
}

async function upload(services: Services, actor: Actor, picture: Promise<Buffer>): Promise<number> {
  const { path } = services.files.temporary();
  await writeFile(path, await picture);
  return storePicture(services, actor, { path });
}

async function seedLists(services: Services, actor: Actor, groupId: number) {
  const icon = async (title: string, picture: Promise<Buffer>, own?: number) =>
    addIcon(services, actor, {
      title,
      kind: own === undefined ? (title.includes('Board') ? 'accreditor' : 'scheme') : 'organisation',
      groupId: own ?? null,
      pictureId: await upload(services, actor, picture),
    });
  const iconIds = [
    await icon('Northern Pharmacy Board', drawSeal('#1a6661', 8)),
    await icon('Pharmacy Quality Mark 2026', drawSeal('#a25c0c', 5)),
  ];
  const groupIconId = await icon('Northgate Academy', drawSeal('#5147ac', 6), groupId);
  const worded = await addFooter(services, actor, { text: 'Accredited by the Northern Pharmacy Board.' });
  const footerIds = [
    await replaceFooter(services, actor, {
      footerMessageId: worded,
      text: 'Accredited by the Northern Pharmacy Board until 31 December 2027.',
    }),
    await addFooter(services, actor, { text: 'Accredited for {{hours}} by {{accreditor}}, reference {{reference}}.' }),
  ];
  const old = await addFooter(services, actor, { text: 'Recognised under the scheme of 2024.' });
  await setFooterArchived(services, actor, { footerMessageId: old, archived: true });
  return { iconIds, groupIconId, footerIds };
}

async function save(
  services: Services,
  actor: Actor,
  { place, change }: { place: SettingsPlace; change: Partial<CertificateSettings> },
): Promise<void> {
  const fields = { ...noCertificateSettings, ...change };
  await saveSettings(services, actor, { place, change: { ...fields, baseValues: noCertificateSettings } });
}

export const certificateSettingsSeed = declareSeed({
  place: 510,
  needs: { places: placesSeed, admin: adminSeed, catalogue: catalogueSeed },
  run: (services, { places, admin, catalogue }) =>
    seedCertificateSettings(services, { places, catalogue, adminId: admin.id }),
});
