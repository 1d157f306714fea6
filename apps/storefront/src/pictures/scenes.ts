import { ceramicPictures } from './ceramics';
import { drawShapes } from './drawPicture';
import { textilePictures } from './textiles';

const place = (shapes: string, x: number, y: number, scale: number): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${shapes}</g>`;

export const heroScene = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 800" width="960" height="800">
<rect width="960" height="800" fill="#dfe0cf"/>
<path d="M250 620V300a230 230 0 0 1 460 0V620Z" fill="#f1ead7"/>
<circle cx="560" cy="260" r="74" fill="#e7b778"/>
<path d="M250 520q120-90 230-30t230-40V620H250Z" fill="#b9c3a3"/>
<path d="M250 570q150-60 270-16t190-24V620H250Z" fill="#94a37f"/>
<path d="M480 70V620M250 330H710" stroke="#dfe0cf" stroke-width="12" fill="none"/>
<rect y="620" width="960" height="180" fill="#b98f68"/>
<rect y="620" width="960" height="16" fill="#a57b55"/>
${place(drawShapes(ceramicPictures.vase), -50, 178, 1.4)}
${place(drawShapes(textilePictures.blanket), 592, 336, 0.98)}
${place(drawShapes(ceramicPictures.teapot), 236, 268, 1.25)}
</svg>`;

export const brandIcon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
<circle cx="16" cy="16" r="16" fill="#3f5a43"/>
<path d="M16 26V9" stroke="#faf7f2" stroke-width="1.6" stroke-linecap="round"/>
<path d="M16 22q-7 0-7-6q7 0 7 6zm0 0q7 0 7-6q-7 0-7 6zM16 15q-5 0-5-5q5 0 5 5zm0 0q5 0 5-5q-5 0-5 5z" fill="#faf7f2"/>
</svg>`;

export const chevron = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 12 12">
<path d="M2 4l4 4l4-4" fill="none" stroke="#23291f" stroke-width="1.5" stroke-linecap="round"/>
</svg>`;

export const emptyBasket = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 180 180">
<circle cx="90" cy="90" r="84" fill="#efe9dc"/>
<path d="M58 86q0-46 32-46t32 46" fill="none" stroke="#a9794f" stroke-width="8" stroke-linecap="round"/>
<path d="M40 86h100l-12 52q-2 8-10 8H62q-8 0-10-8z" fill="#c99a68"/>
<path d="M46 104h88M50 120h80M70 90l4 54M90 90v54M110 90l-4 54" stroke="#a9794f" stroke-width="4" stroke-linecap="round"/>
<rect x="34" y="78" width="112" height="14" rx="7" fill="#a9794f"/>
</svg>`;
