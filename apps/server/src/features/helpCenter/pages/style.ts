/** One sheet in the page itself, so that it reads after one request. */
export const style = (accent: string, onAccent: string): string => `
:root{color-scheme:light dark;--accent:${accent};--on:${onAccent};--ground:light-dark(#f7f7f5,#151617);--card:light-dark(#fff,#1f2023);--text:light-dark(#1b1d21,#f2f2f3);--quiet:light-dark(#5b606a,#a9acb3);--line:light-dark(#e4e5e9,#34363b)}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--text);font:1rem/1.6 system-ui,-apple-system,'Segoe UI',sans-serif}
a{color:inherit}
.top{background:var(--accent);color:var(--on);padding:2rem 1.25rem 2.25rem}
main,footer{max-width:46rem;margin:0 auto}
.top>div{max-width:43.5rem;margin:0 auto}
.top .name{display:inline-block;font-weight:600;text-decoration:none}
.top .name:hover{text-decoration:underline}
.top form{display:flex;gap:.5rem;margin-top:1.25rem}
.top.small{padding-block:1rem}
.top.small>div{display:flex;flex-wrap:wrap;align-items:center;gap:.75rem 1.5rem}
.top.small form{flex:1 1 16rem;margin:0}
.top h1{margin:.75rem 0 0;font-size:clamp(1.6rem,5vw,2.2rem);line-height:1.2;letter-spacing:-.02em}
input{flex:1;min-width:0;padding:.7rem 1rem;border:1px solid var(--line);border-radius:.75rem;background:var(--card);color:var(--text);font:inherit}
button{padding:.7rem 1.1rem;border:1px solid currentColor;border-radius:.75rem;background:transparent;color:inherit;font:inherit;font-weight:600;cursor:pointer}
:focus-visible{outline:3px solid light-dark(#1b1d21,#fff);outline-offset:2px;border-radius:.3rem}
main{padding:2rem 1.25rem 3rem;overflow-wrap:anywhere}
h2{margin:2rem 0 .75rem;font-size:1.15rem}
main>h2:first-child{margin-top:0}
.list{margin:0;padding:0;list-style:none;border:1px solid var(--line);border-radius:1rem;background:var(--card);overflow:hidden}
.list li+li{border-top:1px solid var(--line)}
.list a{display:block;padding:.85rem 1.1rem;text-decoration:none}
.list a:hover{background:var(--ground)}
.list small{display:block;color:var(--quiet);font-size:.9rem}
.back{color:var(--quiet);font-size:.95rem}
article{margin-top:1rem;padding:1.5rem;border:1px solid var(--line);border-radius:1rem;background:var(--card)}
article h1{margin:0 0 1rem;font-size:1.7rem;line-height:1.25;letter-spacing:-.01em}
article img{max-width:100%;height:auto;border-radius:.5rem}
article pre,article code{direction:ltr;unicode-bidi:isolate}
article pre{text-align:left;overflow:auto;padding:.9rem;border-radius:.5rem;background:var(--ground)}
article table{display:block;max-width:100%;overflow:auto;overflow-wrap:normal;border-collapse:collapse}
article td,article th{padding:.45rem .75rem;border:1px solid var(--line);text-align:start}
article td p,article th p{margin:0}
article blockquote{margin-inline:0;padding-inline-start:1rem;border-inline-start:3px solid var(--accent)}
form.helped,.helped div{display:flex;flex-wrap:wrap;align-items:center;gap:.5rem 1rem}
.helped{margin:1.25rem 0 0;color:var(--quiet)}
.helped p{margin:0}
.helped button{padding:.45rem 1.1rem;color:var(--text);border-color:var(--line);background:var(--card)}
.quiet{color:var(--quiet)}
footer{padding:0 1.25rem 2.5rem}
footer ul{display:flex;flex-wrap:wrap;gap:.4rem 1.1rem;margin:0;padding:1rem 0 0;border-top:1px solid var(--line);list-style:none;font-size:.95rem}
[aria-current]{font-weight:600;text-decoration:none}
@media (max-width:30rem){article{padding:1.1rem}main{padding-top:1.25rem}}
`;
