/**
 * Script for the pages of a package: replaces a frame that the content security policy has blocked by a sentence that
 * says so. Where the first page of the package shows nothing else, the whole course is blocked. The script is a text,
 * because it is inserted into pages, and has only ASCII characters, because they can have any encoding.
 */
export const sayBlocked = `document.addEventListener("securitypolicyviolation",e=>{
if(!/^(frame|child|object)-src$/.test(e.effectiveDirective)||!URL.canParse(e.blockedURI))return;
const{origin,host}=new URL(e.blockedURI);
for(const f of document.querySelectorAll("iframe,frame,object,embed")){
const a=f.getAttribute("src")||f.getAttribute("data")||"";
if(!URL.canParse(a,document.baseURI)||new URL(a,document.baseURI).origin!==origin)continue;
const s=document.createElement(f.localName==="frame"?"frame":"iframe");
for(const{name,value}of f.attributes)if(!["src","data","type"].includes(name))s.setAttribute(name,value);
s.dataset.blocked="";
f.replaceWith(s);
const w="API"in parent&&document.body.innerText.trim().length<200&&!document.querySelector("img,video,audio,canvas,svg,object,embed,form,input,button,a,iframe:not([data-blocked]),frame:not([data-blocked])");
s.srcdoc='<body style="font:1rem/1.5 system-ui,sans-serif;margin:1rem;color:#12201f;background:#fff"><p><strong>'+(w?"This course is blocked.":"This part of the course is blocked.")+'</strong> It comes from another website, '+host+', which is not allowed here. '+(w?"It cannot be taken until the website is allowed. Tell your organisation.":"The rest of the course works. Tell your organisation if you need this part.")+'</p>'}})`;
