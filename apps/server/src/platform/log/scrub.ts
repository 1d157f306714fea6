/**
 * Addresses carry tokens and codes by specification, and libraries put values into their messages. Whatever looks
 * like a secret or a person's address is taken out of the finished line, wherever it came from (SRV-11).
 */
const rules: readonly (readonly [RegExp, string])[] = [
  [
    /("(?:password|secret|[\w-]*token|verificationCode|authorization|(?:set-)?cookie|sec-websocket-protocol|email|phone|to|detail)":")(?:[^"\\]|\\.)*/gi,
    '$1[redacted]',
  ],
  [/([?&][^=&#\s"\\]{1,64}=)[^&#\s"\\]+/g, '$1[redacted]'],
  [/\b(bearer|basic) [\w.~+/=-]+/gi, '$1 [redacted]'],
  // A signed token, plain or as the base64url of one.
  [/\b(?:eyJ|ZXlK)[\w-]{16,}(?:\.[\w-]+)*/g, '[token]'],
  [/(\w:\/\/)[^\s"/@\\]+@/g, '$1[redacted]@'],
  [/[^\s"'<>@\\:/=&]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63})+/g, '[email]'],
];

export const scrub = (line: string): string =>
  rules.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), line);
