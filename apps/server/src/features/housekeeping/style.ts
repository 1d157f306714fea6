export const outboxStyle = `
:root { color-scheme: light; font: 15px/1.5 system-ui, sans-serif; color: #1c1d22; background: #f5f5f2; }
body { margin: 0; }
main { max-width: 720px; margin: 0 auto; padding: 48px 20px; }
h1 { margin: 0; font-size: 28px; letter-spacing: -0.02em; }
.lead, .empty { color: #5c5f6a; }
.empty { padding: 48px 0; text-align: center; }
article { margin-top: 20px; overflow: hidden; border-radius: 16px; background: #fff; box-shadow: 0 1px 2px #0001, 0 8px 24px #0000000d; }
header { padding: 16px 20px; border-bottom: 1px solid #ececea; }
h2 { margin: 0; font-size: 17px; }
header p { display: flex; flex-wrap: wrap; gap: 0 8px; margin: 4px 0 0; color: #5c5f6a; overflow-wrap: anywhere; }
time { margin-left: auto; font-variant-numeric: tabular-nums; }
iframe { display: block; width: 100%; height: 400px; border: 0; background: #fff; }
pre { margin: 0; padding: 16px 20px; font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; }
`;
