/** The castle at the foot of a home's head: towers far off, the wall before them, and lit windows. */
export const Skyline = () => (
  <svg className="skyline" viewBox="0 0 1440 240" aria-hidden="true" focusable="false">
    <g>
      <path d="M0 240v-64h90v-40h46v40h84v-62h46v62h118v-24h70v-22h46v46h74v-78h-6l38-58 38 58h-6v60h46V70h118v88h44v-54h-6l38-52 38 52h-6v72h96v-50h46v50h114v-30h80v30h60v-66h46v66h88v64z" />
      <path d="M90 131h46M220 109h46M454 125h46M684 65h118M1006 121h46M1306 105h46" />
    </g>
    <g>
      <path d="M0 240v-32h120v-54h92v54h446v-46h170v46h336v-66h92v66h184v32z" />
      <path d="M0 203h118M218 203h438M834 203h330M1262 203h178M120 149h92M658 157h170M1164 137h92" />
    </g>
    <path d="M606 40V22M743 66V26M878 52V34" />
    <path d="m743 26 26 8-26 8z" />
    <path d="M725 240v-34a18 18 0 0 1 36 0v34z" />
    <path d="M113 152v8M243 130v8M243 150v8M477 144v8M606 118v8M606 138v8M718 92v9M743 92v9M768 92v9M718 122v9M768 122v9M878 124v8M1029 142v8M1329 128v8M1329 148v8M166 176v9M1210 166v9M1210 190v9M690 182v8M796 182v8" />
    <path d="M70 60h0M210 20h0M330 30h0M520 70h0M960 24h0M1120 76h0M1240 18h0M1390 40h0" />
  </svg>
);
