/**
 * The banks as published, written by `npm run banks`. `data` is the SHA-256 of a bank with its dates and the sentences of its rules,
 * `results` of what the rules make of seeded answers (bankDigests.ts). `places` only show what differs: each question, each field
 * of the questions, each table of the rules and each field of the results, with the beginning of its digest.
 */
export const publishedDigests: Record<string, { data: string; results: string; places: string }> = {
  'eu-2026-11-27': {
    data: 'c6bc2bdd9638d560ba12090c242e6fcdd6ff2021a1fc229a46056bd286dfcf49',
    results: 'd3f7418d48ea6162ca70b515bbf33dc3b88453f7496bb09545548a5ed7de9a5a',
    places: `
      version:e1ab89 jurisdiction:0d7d67 lawAsOf:85f098 dates:3d2dc9 duties:8646db gates:10be20 practices:fc2c98
      classRows:7f235d notScored:ff1d98 oldNames:960a45 classNotes:a59175 closedRows:54895e conformityRoutes:7d2ed1
      dutyNotes:2855fc dutyReasons:0da49c refusals:846811 exceptionRows:c366bf ceilings:803797 letterTitles:0a9698
      lawNames:ee344a requests:fbba45 roleRows:4cdb99 floors:b952f3 neverLow:85841e practicePoints:48c954
      weights:62bbd6 transitions:5ff00b supervisors:1c68e9 suggestions:049a3c eu2-obj:6abc5b eu2-ai:821631
      eu2-x:27f34a eu2-rwt:f57222 eu2-role:c8c794 eu2-r-prov:5f7fc4 eu2-r-dep:c529c5 eu2-r-imp:2a0f7b
      eu2-r-dist:54770c eu2-r-ar:9dde1b eu2-r-comp:322f5c eu2-r-pm:1674fb eu2-pl-p:1a9ec4 eu2-pl-d:82de75
      eu2-pl-o:fffa89 eu2-r-25:24c1b6 eu2-pl-seat:2cdf51 eu2-o-kind:46116b eu2-o-fin:4d62ad eu2-o-size:8df680
      eu2-f-int:1faf7d eu2-f-txt:8a2bc2 eu2-f-med:749dee eu2-f-bio:184a00 eu2-f-dec:d24c1b eu2-f-gpm:bf4d5e
      eu2-ao:bf9ace eu2-5a:c4d175 eu2-5b:668bd6 eu2-5c:45ac31 eu2-5d:43ceb5 eu2-5e:f290aa eu2-5f:f7981d
      eu2-5g:8179ca eu2-5h:a7f36f eu2-5ba-p:59b9a2 eu2-5ba-d:ea47ff eu2-5bb-p:d1e4e6 eu2-5bb-d:b89ce5
      eu2-a1-law:515cdd eu2-a1-role:073b18 eu2-a1-mdr:c9ceb2 eu2-a1-ivd:dd1f3c eu2-a1-tp:75fa9d eu2-a3:33ac96
      eu2-a3-more:f6cb18 eu2-area-1:9a42d7 eu2-area-2:27d500 eu2-area-3:6bde64 eu2-area-4:068c44 eu2-area-5:8ec2be
      eu2-area-6:6dfc83 eu2-area-7:3a1d7a eu2-area-8:c300c5 eu2-a3-1a:172112 eu2-a3-1b:9198a1 eu2-a3-1c:495bc0
      eu2-a3-2:8fcc59 eu2-a3-3a:5624c5 eu2-a3-3b:59b223 eu2-a3-3c:52a4fe eu2-a3-3d:ad316c eu2-a3-4a:f167ff
      eu2-a3-4b:94e31d eu2-a3-5a:f8063a eu2-a3-5b:137d47 eu2-a3-5c:7c388c eu2-a3-5d:988640 eu2-a3-6a:e3fa90
      eu2-a3-6b:8cfc67 eu2-a3-6c:2d6755 eu2-a3-6d:b034ea eu2-a3-6e:ca31a7 eu2-a3-7a:e4b40a eu2-a3-7b:4b6563
      eu2-a3-7c:03b6ea eu2-a3-7d:e0cc24 eu2-a3-8a:26cf5f eu2-a3-8b:6bbc83 eu2-f-work:ae199a eu2-e-claim:6985aa
      eu2-e-prof:7b32c9 eu2-e-ground:a3014b eu2-e-infl:d4e5cb eu2-e-doc:4f4611 eu2-e-doc-d:19e993 eu2-e-reg:cd5c45
      eu2-r-25c:32a428 eu2-r-25a:e277fc eu2-r-25n:5aca2a eu2-r-25b:e474bf eu2-r-25o:b71711 eu2-r-25i:f7a2a7
      eu2-r-25k:58ac3f eu2-c-ao:f42799 eu2-c-seat:97afab eu2-c-5ba:646805 eu2-c-5bb:773b3e eu2-m-x:8da361
      eu2-m-in3:009dfe eu2-m-in1:d42751 eu2-m-chg:846ff1 eu2-m-pub:350543 eu2-t-obv:b24d14 eu2-t-mark:968e13
      eu2-m-gen:2e07f7 eu2-t-emo:6789f3 eu2-t-deep:152f8a eu2-t-text:bcd023 eu2-oss:65ce76 eu2-d-50-1:9fd14d
      eu2-d-50-2m:4435fb eu2-d-50-2d:6f01e5 eu2-d-50-3:61db5e eu2-d-50-4i:fc8209 eu2-d-50-4t:e6a4fa eu2-d-9:56a6ff
      eu2-d-10:6ecfbc eu2-d-10b:2739cd eu2-d-11:e653c6 eu2-d-12:e31139 eu2-d-13:fc0f52 eu2-d-14:f03653
      eu2-d-14-5:e2d32a eu2-d-15a:961406 eu2-d-15c:044980 eu2-d-16b:85c0ed eu2-d-16l:995bd2 eu2-d-17:ee7db6
      eu2-d-17-fin:e9cb97 eu2-d-18:6c12ce eu2-d-19:bbc77d eu2-d-20:67548b eu2-d-21:d83d1a eu2-d-22:550d95
      eu2-p-std:60a23b eu2-s-mod:84e934 eu2-p-rep:3234d9 eu2-d-43:c916f8 eu2-d-43-4:65179b eu2-d-47:2cfcf0
      eu2-d-48:711f37 eu2-d-49-1:48a3c8 eu2-d-49-5:bbe5da eu2-d-72:b5af9e eu2-d-73:97b077 eu2-d-60:5be6f8
      eu2-d-61:3f2edc eu2-d-26-1:b4d959 eu2-d-26-2:f80d33 eu2-d-26-4:3031d0 eu2-d-26-5:1f9f28 eu2-d-26-5-fin:38b721
      eu2-d-26-5i:2bfc54 eu2-d-26-6:fdb58b eu2-d-26-7:b90dea eu2-d-26-8:4171dd eu2-d-26-9:7e029e eu2-d-26-10:39896e
      eu2-d-26-11:45b5f5 eu2-d-26-12:08a0c1 eu2-d-27:3f1742 eu2-d-27-3:f38268 eu2-d-86:53a587 eu2-s-supply:c3da1d
      eu2-s-4a:7768aa eu2-s-sbx:7aaa2e eu2-d-4a:d975b0 eu2-d-25-4:576c38 eu2-d-25-4s:65776b eu2-d-25-2:ca52d3
      eu2-d-23-1:28f417 eu2-d-23-2:55dfa6 eu2-d-23-5:5229d9 eu2-d-24-1:22aa5e eu2-d-24-2:f88b34 eu2-d-24-5:5d3f44
      eu2-d-22-3:4b2e31 eu2-d-22-4:456c86 eu2-g-prov:26d5c8 eu2-g-third:a28ead eu2-g-sci:574805 eu2-g-eu:e59206
      eu2-g-flop:9af8e9 eu2-g-des:b423ea eu2-g-oss:4cd5d5 eu2-g-when:9e6769 eu2-g-seat:93e6ac eu2-d-52:23eaac
      eu2-d-53a:14b9f5 eu2-d-53b:8bbeec eu2-d-53c:808338 eu2-d-53d:dfbf7a eu2-d-54:2a177b eu2-d-55a:09d1a2
      eu2-d-55b:2e0a53 eu2-d-55c:fb9231 eu2-d-55d:a87c00 eu2-g-supply:93634f eu2-d-25-4g:65c92e eu2-d-4:81c17e
      id:52259d category:cc7b3b question:fbcbc1 articleReference:be5575 helpText:8ad1e3 citation:c95acb type:44ff3c
      options:d6a39d label:6ab119 instrument:dcaa77 article:ee5b12 url:2c5d7f asOf:c839cf checkedOn:6a507c
      confidence:60d962 appliesFrom:52c501 askedWhen:5932fa scoring:d5c0ec group:1744f3 riskLevel:e17e75
      riskScore:670044 complianceScore:0e1f5a band:cb1ad8 scored:92c8a7 remarks:ffbd3f euClass:0aa5b9 class:fa5417
      roles:a8408f model:24f6ca supervisors:8a2895 findings:69df78 gaps:fc3f1b actions:641936 recommendations:f50909
      duties:51204c requests:261ecd scores:809667 working:16b77e estimatedFine:cb8fc8 fine:19f2e4 fines:1e2649
      trace:9c704c flips:fc859f clocks:c7a012 notes:fc7e34
    `,
  },
  'uk-2026-11-27': {
    data: '9e39f8bc47d0bfdc9389eebe591612712ac411d102b9683f89cc5404b5e9cb1a',
    results: 'fbb95c1d3a6541bdaa6a7d600caf76c7d076cf03518ea79e2e669d9cf1dc6071',
    places: `
      version:0ea9be jurisdiction:134648 lawAsOf:d69b09 dates:27921e derivedFacts:f89d77 forbiddenRules:93c493
      itemLaws:95710a ukMeasures:6dda88 ukNotes:3feb90 suggestions:c8ad5d uk2-f-use:ebc827 uk2-f-pd:cbbfd1
      uk2-f-le:1b8ff4 uk2-f-dec:3a6bf0 uk2-f-adm:387fbc uk2-f-sc:aa71e6 uk2-f-rli:01e42d uk2-f-hr:59639e
      uk2-f-proc:2a42de uk2-f-con:7b917a uk2-f-child:500d3c uk2-f-iss:b871b7 uk2-f-onl:02abfd uk2-f-u2u:ae9d11
      uk2-f-srch:1062c0 uk2-f-porn:e8a247 uk2-f-exm:6d29c6 uk2-f-img:904e9d uk2-f-tool:dd3cb9 uk2-f-dev:333f89
      uk2-f-safe:14cfa7 uk2-f-pub:994a7b uk2-f-cg:d9ae5e uk2-f-fin:8fb094 uk-s1:70a5e0 uk-s2:010220 uk-s3:fec2c3
      uk-s4:37085a uk2-d-illegal:c70857 uk2-d-access:db52f2 uk2-d-minors:c77fcd uk2-d-takedown:806d3b
      uk2-d-age:ff3b73 uk2-d-images:6adfd3 uk2-d-reg:22459d uk2-d-mark:fea3dd uk2-d-pms:e96b0d uk2-d-vig:cecd9b
      uk-t1:786431 uk-t2:5c13d8 uk-t3:f78399 uk-t4:545e76 uk-f1:5d76f9 uk-f2:76e9d0 uk-f3:d0648a uk-f4:db7fda
      uk-a1:fc1f69 uk-a2:a07e2f uk-a3:172a7a uk-a4:510f89 uk-c1:a53b90 uk-c2:94d18a uk-c3:8930fd uk-c4:6c5240
      id:f53804 category:0889ce question:7f88f1 type:07e0ed options:55f17f articleReference:2b0b58 helpText:2e2df1
      citation:a91060 label:2b0b58 article:6bbca1 instrument:2355b7 url:4af7fd asOf:d0b362 confidence:2562e0
      checkedOn:478659 appliesFrom:715651 askedWhen:e1c8a1 group:11b998 principle:e54202 riskLevel:d9f81d
      riskScore:f398c6 complianceScore:12a63d band:76bdae ragScore:cf5bff principleScores:5ff451 gaps:305834
      recommendations:308bab findings:169b3e actions:a0836d notes:738d4f scored:7d36b6 remarks:3fed32 class:366d86
      roles:961355 model:366d86 supervisors:f0afe6 regulators:fface1 duties:cdde9f requests:961355 scores:364bb6
      working:051114 fines:366d86 trace:567218 flips:6d2535 clocks:6249ae
    `,
  },
  'eu-2024-08-01': {
    data: 'edd43caf2054df797c2e771c8f3e2d18ec4716ff977f1ee9621aa2c3173ddb49',
    results: '6ecc1939f7742bd344450902a989704d5155fb0c853fd12a9839daa73aa67cf1',
    places: `
      version:3a737f jurisdiction:0d7d67 lawAsOf:5bd861 notYetLaw:677986 words:d40b13 eu2-obj:53455b eu2-ai:6ae0cc
      eu2-x:968aa7 eu2-rwt:8392aa eu2-role:feba32 eu2-r-prov:3455ae eu2-r-dep:872ba0 eu2-r-imp:76e965
      eu2-r-dist:1e0435 eu2-r-ar:5ef3f4 eu2-r-comp:f8cd4b eu2-r-pm:6da04d eu2-pl-p:91edc2 eu2-pl-d:2f1450
      eu2-pl-o:f25891 eu2-r-25:585b24 eu2-pl-seat:0f58c6 eu2-o-kind:e4e1e7 eu2-o-fin:b0741b eu2-o-size:7d859b
      eu2-f-int:b73fab eu2-f-txt:357df8 eu2-f-med:90bc7f eu2-f-bio:645a2e eu2-f-dec:2aff5e eu2-f-gpm:5d4243
      eu2-ao:bb38de eu2-5a:74d323 eu2-5b:d555e1 eu2-5c:f0d0c3 eu2-5d:6c9998 eu2-5e:890bad eu2-5f:8b227a
      eu2-5g:fe1c96 eu2-5h:0f7000 eu2-a1-law:872949 eu2-a1-role:4fefcb eu2-a1-mdr:967f6c eu2-a1-ivd:493a91
      eu2-a1-tp:4742e5 eu2-a3:04198f eu2-a3-more:1cb2d3 eu2-area-1:4e366f eu2-area-2:eeee42 eu2-area-3:015ac0
      eu2-area-4:ea0e6d eu2-area-5:fd3cf8 eu2-area-6:d3711d eu2-area-7:15fda2 eu2-area-8:4ea3ef eu2-a3-1a:ebaa8f
      eu2-a3-1b:1ea04f eu2-a3-1c:9afd7a eu2-a3-2:7dd4eb eu2-a3-3a:75c69e eu2-a3-3b:4decd8 eu2-a3-3c:45a02f
      eu2-a3-3d:2e20a3 eu2-a3-4a:984e0f eu2-a3-4b:0440ad eu2-a3-5a:f5fb0b eu2-a3-5b:eed38d eu2-a3-5c:254ea8
      eu2-a3-5d:3bc42a eu2-a3-6a:434e70 eu2-a3-6b:cd80c0 eu2-a3-6c:49d859 eu2-a3-6d:14dbd9 eu2-a3-6e:55ddd5
      eu2-a3-7a:e5fe67 eu2-a3-7b:def71d eu2-a3-7c:5e06e5 eu2-a3-7d:59fb3a eu2-a3-8a:000054 eu2-a3-8b:59b59d
      eu2-f-work:7abd01 eu2-e-claim:432fb1 eu2-e-prof:af547f eu2-e-ground:a4de0f eu2-e-infl:6c6016 eu2-e-doc:0f4bef
      eu2-e-doc-d:bde017 eu2-e-reg:fd6d7a eu2-r-25c:dbbeee eu2-r-25a:298e12 eu2-r-25n:3d31ec eu2-r-25b:94ea28
      eu2-r-25o:6f26e7 eu2-r-25i:4cf28f eu2-r-25k:28061e eu2-c-ao:7d12db eu2-c-seat:9a41ef eu2-m-x:053581
      eu2-m-in3:9d7940 eu2-m-in1:3b57f6 eu2-m-chg:757f8e eu2-m-pub:fcb101 eu2-t-obv:742b74 eu2-t-mark:2c71a7
      eu2-t-emo:2188b4 eu2-t-deep:08c1d3 eu2-t-text:6377fc eu2-oss:a9218f eu2-d-50-1:fa90aa eu2-d-50-2m:654285
      eu2-d-50-2d:0d3a80 eu2-d-50-3:bee9b0 eu2-d-50-4i:204c1c eu2-d-50-4t:22e9cb eu2-d-9:d842fd eu2-d-10:dfdb0c
      eu2-d-10b:e820bb eu2-d-11:687e50 eu2-d-12:36b142 eu2-d-13:51d8e7 eu2-d-14:9e3384 eu2-d-14-5:4365d8
      eu2-d-15a:c9970a eu2-d-15c:de9a44 eu2-d-16b:cba89e eu2-d-16l:79a520 eu2-d-17:2e0106 eu2-d-17-fin:74fed3
      eu2-d-18:065026 eu2-d-19:369f6d eu2-d-20:d97275 eu2-d-21:5eea1d eu2-d-22:972bbd eu2-p-std:c84ed6
      eu2-s-mod:d1fbb8 eu2-p-rep:1a6bd3 eu2-d-43:c7946f eu2-d-43-4:658c87 eu2-d-47:c07918 eu2-d-48:8fa077
      eu2-d-49-1:cf0b1f eu2-d-49-5:a1a1aa eu2-d-72:956924 eu2-d-73:ae3b22 eu2-d-60:7ede3f eu2-d-61:807908
      eu2-d-26-1:8bb8a8 eu2-d-26-2:4279c7 eu2-d-26-4:5056d6 eu2-d-26-5:4866ce eu2-d-26-5-fin:7c98dd
      eu2-d-26-5i:bd1c3a eu2-d-26-6:174685 eu2-d-26-7:9143ab eu2-d-26-8:020a92 eu2-d-26-9:0c2be7 eu2-d-26-10:f18a22
      eu2-d-26-11:f64afb eu2-d-26-12:686d83 eu2-d-27:42c4ec eu2-d-27-3:c8d34f eu2-d-86:61aa4c eu2-s-supply:b40b7c
      eu2-s-sbx:bf9077 eu2-d-25-4:e52eda eu2-d-25-4s:88b09a eu2-d-25-2:c4185d eu2-d-23-1:1cf0be eu2-d-23-2:29306c
      eu2-d-23-5:01c75e eu2-d-24-1:a529ae eu2-d-24-2:10447e eu2-d-24-5:fae68d eu2-d-22-3:c28252 eu2-d-22-4:29e97a
      eu2-g-prov:b58a1e eu2-g-third:e03587 eu2-g-sci:663f46 eu2-g-eu:c06e64 eu2-g-flop:e5841e eu2-g-des:fa4418
      eu2-g-oss:c6a2e1 eu2-g-when:43c462 eu2-g-seat:a4c8fa eu2-d-52:09c8a9 eu2-d-53a:5bb5a8 eu2-d-53b:01a126
      eu2-d-53c:cc81a2 eu2-d-53d:8e4592 eu2-d-54:738aaa eu2-d-55a:b19042 eu2-d-55b:7e4d25 eu2-d-55c:73d452
      eu2-d-55d:a8614f eu2-g-supply:1bd604 eu2-d-25-4g:382688 eu2-d-4:cb4464 id:bc0479 category:444859
      question:627226 articleReference:5aa000 helpText:8b7b2d citation:d22580 type:e41f61 options:eb462c
      label:22658d instrument:e3d746 article:8c89ff url:927ed9 asOf:fb4138 checkedOn:488795 confidence:82385e
      appliesFrom:01c3fd askedWhen:310483 scoring:d5c0ec group:1744f3 riskLevel:5677fa riskScore:87ee98
      complianceScore:168eb6 band:5ada61 scored:9b5430 remarks:67c8d6 euClass:371701 class:5d6660 roles:5b474f
      model:b62dbc supervisors:8ec4b0 findings:467bd5 gaps:a3f2bc actions:d8e137 recommendations:8f786c
      duties:e02c5f requests:466f31 scores:6a9903 working:b4ff9c estimatedFine:22b52e fine:8d574c fines:22132d
      trace:6766ee flips:961355 clocks:cc56bc notes:51174d
    `,
  },
};
