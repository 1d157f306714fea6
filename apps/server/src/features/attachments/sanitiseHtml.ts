import {
  allowedAttributes,
  allowedAttributesOf,
  allowedSchemes,
  allowedTags,
  droppedWithContent,
  vetAttributes,
} from '@shopbell/rules/content';
import sanitize from 'sanitize-html';

const options: sanitize.IOptions = {
  allowedTags: [...allowedTags],
  allowedAttributes: {
    '*': [...allowedAttributes],
    ...Object.fromEntries(Object.entries(allowedAttributesOf).map(([tag, names]) => [tag, [...names]])),
  },
  allowedSchemes: [...allowedSchemes, 'data'],
  allowedSchemesAppliedToAttributes: ['href', 'src'],
  allowProtocolRelative: false,
  nonTextTags: [...droppedWithContent],
  // Styles are vetted with the other attributes below, by the same rule as in the page.
  parseStyleAttributes: false,
  nestingLimit: 40,
  transformTags: {
    '*': (tagName, attribs) => ({ tagName, attribs: vetAttributes(tagName, attribs) }),
  },
};

/** Markup as it may be stored and shown (SAN-01 to SAN-12): regular, and nothing in it but what the table allows. */
export const sanitiseHtml = (html: string): string => sanitize(html, options);
