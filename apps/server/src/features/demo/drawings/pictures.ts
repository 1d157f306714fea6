import { scene, shadow } from './scene';

const wood = '#b98d63';
const cloth = '#e9e2d4';

const plate = (x: number, colour: string) =>
  `<ellipse cx="${x}" cy="470" rx="98" ry="34" fill="${colour}"/><ellipse cx="${x}" cy="464" rx="70" ry="22" fill="#fff" opacity=".22"/>`;

/** What shoppers and agents of the tales took pictures of. */
export const pictures = {
  crackedVase: scene(
    '#d8d3c8',
    wood,
    `${shadow(400, 512, 110)}
    <path d="M372 120h56v120q80 50 66 160-14 100-94 112-80-12-94-112-14-110 66-160z" fill="#8c5b45"/>
    <path d="M396 122l14 70-20 54 26 62-18 60 22 84" fill="none" stroke="#2c1a14" stroke-width="5"/>`,
  ),
  chippedMug: scene(
    '#e6e0d6',
    '#d9cfbf',
    `${shadow(380, 500, 150)}
    <path d="M520 270q90-6 84 76t-100 82" fill="none" stroke="#a9b2ad" stroke-width="30"/>
    <path d="M240 210h110l18 26 22-16 16-10h124q30 150-40 270-110 34-220 0-60-120-30-270z" fill="#b9c1bc"/>
    <path d="M350 210l18 26 22-16 16-10z" fill="#7c5a45"/>
    <g fill="#6d6f69" opacity=".6"><circle cx="300" cy="320" r="4"/><circle cx="430" cy="300" r="5"/><circle cx="360" cy="410" r="4"/><circle cx="470" cy="400" r="3"/><circle cx="280" cy="430" r="3"/></g>`,
  ),
  dentedParcel: scene(
    '#cfd6d6',
    '#9c9a93',
    `${shadow(400, 530, 240)}
    <path d="M190 250l210-60 220 66-14 230-206 60-204-66z" fill="#b88a58"/>
    <path d="M190 250l206 62 224-56-4 60-120 20-60 44-60-60-190-20z" fill="#a17646"/>
    <path d="M396 312l4 234M330 430l70-50 60 30" fill="none" stroke="#7c5932" stroke-width="6"/>
    <path d="M290 222l214 62" stroke="#e7dcc6" stroke-width="26"/>`,
  ),
  looseThread: scene(
    '#c9cfbb',
    '#7c8b62',
    `<path d="M0 300q200-60 400-10t400-20v330H0z" fill="#71835a"/>
    <g stroke="#5e6f49" stroke-width="3" opacity=".7"><path d="M0 350q200-50 400-6t400-20M0 420q200-50 400-6t400-20M0 490q200-50 400-6t400-20"/></g>
    <path d="M520 292q40-90-30-120t-50-90" fill="none" stroke="#dfe5cc" stroke-width="6" stroke-linecap="round"/>`,
  ),
  setTable: scene(
    '#efe6da',
    cloth,
    `${plate(170, '#d9c7a3')}${plate(400, '#d9c7a3')}${plate(630, '#d9c7a3')}
    <path d="M386 210q-60 60 14 130 74-70 14-130z" fill="#5c7a4c"/><rect x="392" y="330" width="16" height="70" fill="#8c5b45"/>
    <g stroke="#8b8f93" stroke-width="8" stroke-linecap="round"><path d="M284 440v80M516 440v80M54 440v80M746 440v80"/></g>`,
  ),
  swatches: scene(
    '#e2e6e4',
    '#cbb89a',
    `${plate(200, '#4f5b63')}${plate(600, '#d9c7a3')}${shadow(400, 540, 90)}
    <path d="M340 300h110q40 120-10 230-40 14-90 0-50-110-10-230z" fill="#6f8d92"/>
    <path d="M446 340q70 0 60 80t-66 60" fill="none" stroke="#6f8d92" stroke-width="22"/>
    <path d="M340 300q56-24 110 0-54 20-110 0z" fill="#50686c"/>`,
  ),
  bedroom: scene(
    '#e7ddd0',
    '#a98b6d',
    `<rect x="150" y="210" width="500" height="200" rx="26" fill="#8a6a4c"/>
    <path d="M140 360q260-60 520 0v150H140z" fill="#f4efe6"/><path d="M140 430q260-40 520 0v110H140z" fill="#c5ccb8"/>
    <rect x="200" y="300" width="170" height="80" rx="34" fill="#fbf8f2"/><rect x="430" y="300" width="170" height="80" rx="34" fill="#fbf8f2"/>
    <rect x="690" y="330" width="70" height="180" fill="#7d6046"/><path d="M702 250h46l16 60h-78z" fill="#f2d9a8"/><rect x="722" y="306" width="6" height="26" fill="#5b4a3a"/>`,
  ),
  wrongCushion: scene(
    '#ddd6cc',
    '#8f7d6a',
    `${shadow(400, 500, 220)}
    <path d="M200 180q200 40 400 0 36 150 0 310-200-36-400 0-36-160 0-310z" fill="#c98b8f"/>
    <g fill="none" stroke="#a8676d" stroke-width="7"><path d="M330 430q40-90 20-180M400 440q10-110 0-210M470 430q-30-80-10-180"/></g>
    <g fill="#f0d9cf"><circle cx="350" cy="246" r="15"/><circle cx="400" cy="226" r="17"/><circle cx="460" cy="246" r="15"/></g>`,
  ),
} as const;

export type PictureName = keyof typeof pictures;
